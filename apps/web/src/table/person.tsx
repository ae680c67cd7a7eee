import './person.css'
import type { Side, View } from '@paydata/engine'
import { isByPost, isolated } from '@paydata/protocol'
import { atTable } from '../messages/at-table.ts'
import { say } from '../messages/say.ts'
import { useRoom } from '../store/room.ts'
import { useSaid } from '../store/said.ts'
import { clockText, longTimeText } from '../ui/clock-text.ts'
import { personName } from '../ui/person-name.ts'
import { worded } from '../ui/worded.ts'
import { awayFor, awayText, holidayText, patience } from './away.ts'
import { useSeconds } from './use-seconds.ts'

interface PersonProps {
  readonly viewer: View['viewer']
  readonly side: Side
  /** Shown instead of the player's own name where that stands beside it already. */
  readonly name?: string
}

/** Who plays a side, and since when they are away. */
export const Person = worded(({ viewer, side, name }: PersonProps) => {
  const seat = useRoom(state => state.room?.seats[side] ?? null)
  const isOn = useRoom(state => state.room?.state === 'playing')
  const awaySince = isOn ? (seat?.awaySince ?? null) : null
  const holiday = isOn ? (seat?.holiday ?? null) : null
  const now = useSeconds(awaySince !== null || holiday !== null)
  const onHoliday = holidayText(holiday, now)
  const claim = viewer === 'spectator' || viewer === side ? 'others' : 'yours'
  const you = viewer === side ? ` · ${say.player.you}` : ''
  if (seat === null) return <span>{`${say.sides[side]}${you}`}</span>
  return (
    <>
      <span>{`${say.sides[side]} · ${name ?? isolated(personName(seat.who))}${you}`}</span>
      {onHoliday !== null && <span>{onHoliday}</span>}
      {awaySince !== null && (
        <span className="away">{awayText(Math.ceil(patience - awayFor(awaySince, now)), claim)}</span>
      )}
    </>
  )
})

/** The time that a player has left, in games with clocks. */
export const ClockOf = worded(({ side }: { side: Side }) => {
  const clock = useSaid(state => state.clock)
  const at = useSaid(state => state.clockAt)
  const isRunning = clock?.running.includes(side) ?? false
  const now = useSeconds(isRunning)
  const isPost = useRoom(state => isByPost(state.room?.settings.clock ?? null))
  // By post the time of whoever is not asked begins anew when they are.
  if (clock === null || (isPost && !isRunning)) return null
  const gone = isRunning ? Math.max(0, now - at) : 0
  const text = isPost ? longTimeText : clockText
  const left = text(Math.max(0, clock.left[side] - gone) / 1000)
  return (
    <span
      className="clock"
      role="timer"
      data-running={isRunning}
      aria-label={atTable.people.clock(say.sides[side], left)}
    >
      {left}
    </span>
  )
})
