import { lazy } from 'react'
import { useMe } from '../identity/who.ts'
import { Part } from '../ui/part.tsx'

// Mostly there is none.
const Announcements = lazy(() => import('./announcements.tsx'))

/** What whoever looks after the server tells everybody, where players come in. */
export function Announced() {
  const isAny = useMe(state => state.announcements.length > 0)
  return isAny ? (
    <Part soon={null} lost={null}>
      <Announcements />
    </Part>
  ) : null
}
