import type { RoomView } from '@paydata/protocol'
import { waiting as words } from '../messages/waiting.ts'
import { change } from '../online/room-session.ts'
import { Button } from '../ui/button.tsx'
import { RefusedBy } from '../ui/refused.tsx'
import { useSending } from '../ui/use-sending.ts'

/** For the host: the players they have sent away from a seat, with a button for each to let them sit again. */
export function SentAway({ room }: { room: RoomView }) {
  const { isSent, refusal, send } = useSending()
  if (room.unseated.length === 0) return null
  return (
    <section className="sent-away" aria-label={words.sentAway}>
      <p className="muted">{words.sentAway}</p>
      <div className="answer-row">
        {room.unseated.map(({ id, name }) => (
          <Button
            key={id}
            disabled={isSent}
            onPress={() => send(() => change('letSit', { game: room.id, player: id }))}
          >
            {words.letSit(name)}
          </Button>
        ))}
      </div>
      <RefusedBy refusal={refusal} />
    </section>
  )
}
