import { jackOut as leave } from '../changes/runs.ts'
import { runOf } from '../queries/look.ts'
import { cannot } from '../queries/permissions.ts'
import type { Verb } from './verb.ts'

export interface JackOut {
  readonly do: 'jackOut'
}

/** The Runner jacks out (CR 6.1.5); as an offer it stands in `may(…)`. */
export const jackOut = (): JackOut => ({ do: 'jackOut' })

export const jackOutVerb: Verb<JackOut> = {
  allows: game => {
    const run = runOf(game)
    return run !== undefined && !cannot(game, 'jackOut', { who: 'runner', server: run.vars.server })
  },
  couldChange: game => runOf(game) !== undefined,
  isProhibited(game) {
    const run = runOf(game)
    return run !== undefined && cannot(game, 'jackOut', { who: 'runner', server: run.vars.server })
  },
  resolve(game) {
    const run = runOf(game)
    if (run !== undefined && !cannot(game, 'jackOut', { who: 'runner', server: run.vars.server })) leave(game)
  },
}
