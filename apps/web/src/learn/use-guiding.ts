import type { GuidedGame, Guiding } from '@paydata/lessons/guided'
import { guidedAfter, guidingOf, keptOf } from '@paydata/lessons/guided'
import { useEffect, useState } from 'react'
import { useSaid } from '../store/said.ts'
import { keepHints, keptHints } from './guided-kept.ts'

/** What the learner is told in a guided game, from each update on to the next. It is kept with the game. */
export function useGuiding(game: GuidedGame): Guiding {
  const [guiding, setGuiding] = useState(() => guidingOf(game, keptHints(game.side)))
  useEffect(() => {
    let now = guidingOf(game, keptHints(game.side))
    let last: number | null = null
    // Each update counts once, whatever else the page notes meanwhile.
    return useSaid.subscribe(({ view, version, happened }) => {
      if (view === null || version === last) return
      last = version
      const next = guidedAfter(game, now, { view, happened })
      if (next === now) return
      now = next
      keepHints(game.side, keptOf(next))
      setGuiding(next)
    })
  }, [game])
  return guiding
}
