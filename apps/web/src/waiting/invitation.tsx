import type { RoomView } from '@paydata/protocol'
import { useState } from 'react'
import { waiting as words } from '../messages/waiting.ts'
import { addressOf } from '../route/route.ts'
import { Button } from '../ui/button.tsx'

/** The link and the code by which friends come to this room. */
export function Invitation({ room, code }: { room: RoomView; code: string }) {
  const [isCopied, setCopied] = useState(false)
  const link = `${location.origin}${addressOf({ at: 'game', game: room.id })}`
  // If the page may not use the clipboard, the player copies the link by hand.
  const copy = (): void => {
    navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <section className="invitation" aria-label={words.link}>
      <p>{words.invite}</p>
      <p className="invitation-row">
        <a className="invitation-link" href={link}>
          {link}
        </a>
        <Button onPress={copy}>{isCopied ? words.copied : words.copy}</Button>
      </p>
      <p>
        {words.code}: <strong className="invitation-code">{code}</strong>
      </p>
    </section>
  )
}
