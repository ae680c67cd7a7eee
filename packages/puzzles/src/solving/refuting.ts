import type { Game, Reply, Side } from '@paydata/engine'
import { answer, skipForced, viewFor } from '@paydata/engine'
import { movesIn } from './deeds.ts'
import type { Solver } from './solver.ts'

/** An answer of the other side after which the goal cannot be reached any more; null where there is none. */
export function refutation(solver: Solver, game: Game, by: Side): Reply | null {
  const best = movesIn(viewFor(game, by)).find(({ reply }) => {
    const outcome = answer(game, by, reply)
    if (!outcome.ok) return false
    skipForced(outcome.game)
    return !solver.canReach(outcome.game)
  })
  return best?.reply ?? null
}
