import { lazy } from 'react'
import { useMe } from '../identity/who.ts'
import { withWords } from '../messages/language.ts'
import { Part } from '../ui/part.tsx'

// A chunk of its own, as a new visitor has no games to return to.
const MyGamesOn = lazy(withWords(() => import('./my-games-on.tsx'), 'home'))

/** Links to the player's games in progress, at most `most` of them. */
export function WayBack({ most }: { most: number }) {
  const me = useMe(state => state.me)
  if (me === null) return null
  return (
    <Part lost={null}>
      <MyGamesOn key={me.id} most={most} />
    </Part>
  )
}
