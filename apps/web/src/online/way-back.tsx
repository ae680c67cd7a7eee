import { lazy } from 'react'
import { useMe } from '../identity/me.ts'
import { Part } from '../ui/part.tsx'

// Who comes for the first time has none.
const MyGamesOn = lazy(() => import('./my-games-on.tsx'))

/** The games that somebody has left for a while; at most so many. */
export function WayBack({ most }: { most: number }) {
  const me = useMe(state => state.me)
  if (me === null) return null
  return (
    <Part lost={null}>
      <MyGamesOn key={me.id} most={most} />
    </Part>
  )
}
