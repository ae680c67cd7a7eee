import { isNamed } from '../identity/named.ts'
import type { Kept } from '../local/keeping.ts'
import { keptGame } from '../local/keeping.ts'
import type { LastTime } from '../local/last-time.ts'
import { lastTime } from '../local/last-time.ts'
import { gameOn, gameToGoOnWith } from '../online/game-on.ts'
import { useTurns } from '../online/turns.ts'

/** What the player most likely wants, told by what this browser remembers: nobody waits for a server to see it. */
export type Best =
  | { readonly is: 'online'; readonly game: string }
  /** Whoever has a name plays with people. */
  | { readonly is: 'play' }
  | { readonly is: 'goOn'; readonly game: Kept }
  | { readonly is: 'again'; readonly last: LastTime }
  | { readonly is: 'first' }

export interface BestNow {
  readonly first: Best
  /** A game of this browser that can be gone on with. A game that is only watched is nothing that must be gone on with. */
  readonly kept: Kept | null
}

export function bestNow(): BestNow {
  const kept = keptGame()
  return { first: firstOf(kept), kept }
}

function firstOf(kept: Kept | null): Best {
  const game = gameToGoOnWith(gameOn(), useTurns.getState().turns)
  if (game !== null) return { is: 'online', game }
  if (isNamed()) return { is: 'play' }
  if (kept !== null && kept.seat !== 'spectator') return { is: 'goOn', game: kept }
  const last = lastTime()
  return last === null ? { is: 'first' } : { is: 'again', last }
}
