import './announcements.css'
import { isolated } from '@paydata/protocol'
import { useState } from 'react'
import { useMe } from '../identity/who.ts'
import { home } from '../messages/home.ts'
import { dayText } from '../ui/day-text.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { closedBefore, noteClosed } from './closed.ts'

/** What is announced and was not closed in this browser. */
export default function Announcements() {
  const all = useMe(state => state.announcements)
  const [closed, setClosed] = useState(closedBefore)
  const close = (id: string): void => {
    const now = [...closed, id]
    setClosed(now)
    noteClosed(all.map(each => each.id).filter(each => now.includes(each)))
  }
  const shown = all.filter(({ id }) => !closed.includes(id))
  if (shown.length === 0) return null
  return (
    <section className="announcements" aria-label={home.announced.title}>
      {shown.map(({ id, text, at }) => (
        <div key={id} className="announcement">
          <p dir="auto">{isolated(text)}</p>
          <small className="muted">{dayText(at)}</small>
          <IconButton icon="close" label={home.announced.close(dayText(at))} onPress={() => close(id)} />
        </div>
      ))}
    </section>
  )
}
