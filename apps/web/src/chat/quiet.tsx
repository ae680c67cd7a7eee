import './quiet.css'
import type { Person, RoomView } from '@paydata/protocol'
import { useEffect, useState } from 'react'
import { useMe } from '../identity/who.ts'
import { atTable } from '../messages/at-table.ts'
import { say } from '../messages/say.ts'
import { change, mute, mutedByMe } from '../online/room-session.ts'
import { useRoom } from '../store/room.ts'
import { Button } from '../ui/button.tsx'
import { Choices } from '../ui/choices.tsx'
import { personName } from '../ui/person-name.ts'
import { RefusedBy } from '../ui/refused.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { useSending } from '../ui/use-sending.ts'

const words = say.hints.reading

interface QuietProps {
  readonly room: RoomView
  readonly onClose: () => void
}

/** A sheet to mute people. Players can also silence the channel of the spectators. */
export function Quiet({ room, onClose }: QuietProps) {
  const me = useMe(state => state.me)
  const lines = useRoom(state => state.lines)
  const [muted, setMuted] = useState<readonly Person[]>([])
  const { isSent, refusal, send } = useSending()
  useEffect(() => {
    if (me !== null) void mutedByMe().then(setMuted)
  }, [me])
  const seated = [room.seats.corp, room.seats.runner].flatMap(seat => seat?.who ?? [])
  const all = new Map([...seated, ...lines.map(({ who }) => who), ...muted].map(who => [who.id, who]))
  const others = [...all.values()]
    .filter(({ id, kind }) => id !== me?.id && kind !== 'bot')
    .map(who => ({ id: who.id, name: personName(who) }))
  return (
    <Sheet title={atTable.chat.quiet} isOpen onClose={onClose}>
      {room.you !== null && (
        <Choices
          label={words.hush}
          value={room.spectators.channel}
          all={words.hushes}
          onChange={spectators => send(() => change('hush', { game: room.id, spectators }))}
        />
      )}
      {others.length === 0 && <p className="muted">{words.nobody}</p>}
      <ul className="people">
        {others.map(({ id, name }) => {
          const isMuted = muted.some(each => each.id === id)
          const toggle = async () => {
            const answered = await mute(room.id, id, isMuted ? 'no' : 'yes')
            if (answered.ok) setMuted(answered.muted)
            return answered
          }
          return (
            <li key={id}>
              <span>{name}</span>
              <Button disabled={isSent || me === null} onPress={() => send(toggle)}>
                {isMuted ? words.unmute(name) : words.mute(name)}
              </Button>
            </li>
          )
        })}
      </ul>
      <RefusedBy refusal={refusal} />
    </Sheet>
  )
}
