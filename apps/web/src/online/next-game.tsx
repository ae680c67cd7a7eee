import type { RoomView } from '@paydata/protocol'
import { isByPost } from '@paydata/protocol'
import { useEffect } from 'react'
import { atTable } from '../messages/at-table.ts'
import { mayBeTold } from '../notices/may-be-told.ts'
import { Link } from '../route/link.tsx'
import { useSaid } from '../store/said.ts'
import { personName } from '../ui/person-name.ts'
import { askTurns, useTurns } from './turns.ts'

const words = atTable.people

/** Leads on to the next game that waits for the player, when this one waits for the other side and may do so for long. */
export function NextGame({ room: { id, you, seats, settings } }: { room: RoomView }) {
  const isAsked = useSaid(state => state.view?.waiting.some(each => each.for === you) ?? true)
  const turns = useTurns(state => state.turns)
  const opponent = seats[you === 'corp' ? 'runner' : 'corp']
  const isPost = isByPost(settings.clock)
  const mayTakeLong = (settings.clock === null || isPost) && opponent?.who.kind !== 'bot'
  const isHandedOver = mayTakeLong && !isAsked
  useEffect(() => {
    if (isHandedOver) void askTurns()
  }, [isHandedOver])
  useEffect(() => {
    if (mayBeTold())
      import('../notices/telling.ts').then(telling => telling.forgetNotice(id)).catch(reportError)
  }, [id])
  if (!isHandedOver) return null
  const [next, ...others] = turns.filter(({ game }) => game !== id)
  if (next === undefined)
    return isPost ? (
      <p className="notice" role="status">
        {words.noNext}
      </p>
    ) : null
  const against = next.opponent === null ? next.title : personName(next.opponent)
  return (
    <div className="notice" role="status">
      <Link to={{ at: 'game', game: next.game }} className="button button-primary">
        {words.next(against, others.length)}
      </Link>
    </div>
  )
}
