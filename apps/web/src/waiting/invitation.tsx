import './invitation.css'
import type { RoomView } from '@paydata/protocol'
import { waiting as words } from '../messages/waiting.ts'
import { addressOf } from '../route/route.ts'
import { Copy } from '../ui/copy.tsx'

/** The link and the code by which friends come to this room. */
export function Invitation({ room, code }: { room: RoomView; code: string }) {
  const link = `${location.origin}${addressOf({ at: 'game', game: room.id })}`
  return (
    <section className="invitation" aria-label={words.link}>
      <p>{words.invite}</p>
      <p className="invitation-row">
        <a className="invitation-link" href={link}>
          {link}
        </a>
        <Copy label={words.copy} text={() => link} done={words.copied} />
      </p>
      <p>
        {words.code}: <strong className="invitation-code">{code}</strong>
      </p>
    </section>
  )
}
