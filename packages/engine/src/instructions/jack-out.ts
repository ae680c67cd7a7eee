import { jackOut as leave } from '../changes/runs.ts'
import { runOf } from '../queries/facts/look.ts'
import { cannot } from '../queries/facts/permissions.ts'
import type { Game } from '../state/game.ts'
import type { ProhibitableVerb } from './verb.ts'

export interface JackOut {
  readonly do: 'jackOut'
}

/** The Runner jacks out (CR 6.1.5); as an offer it stands in `may(…)`. */
export const jackOut = (): JackOut => ({ do: 'jackOut' })

function isProhibited(game: Game): boolean {
  const run = runOf(game)
  return run !== undefined && cannot(game, 'jackOut', { who: 'runner', server: run.vars.server })
}

const isPossible = (game: Game): boolean => runOf(game) !== undefined && !isProhibited(game)

export const jackOutVerb: ProhibitableVerb<JackOut> = {
  allows: isPossible,
  couldChange: game => runOf(game) !== undefined,
  isProhibited,
  resolve(game) {
    if (isPossible(game)) leave(game)
  },
}
