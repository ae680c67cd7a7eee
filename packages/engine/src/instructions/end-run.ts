import { endRun as end } from '../changes/runs.ts'
import { encounterOf, runOf } from '../queries/facts/look.ts'
import { expected } from '../queries/outcomes/effects.ts'
import { isExpected } from '../timing/expected.ts'
import type { Verb } from './verb.ts'

export interface EndRun {
  readonly do: 'endRun'
}

/** End the run (CR 6.1.4). */
export const endRun = (): EndRun => ({ do: 'endRun' })

export const endRunVerb: Verb<EndRun> = {
  allows: game => runOf(game) !== undefined,
  couldChange: game => runOf(game) !== undefined,
  expects(game, _written, scope) {
    const run = runOf(game)
    return run === undefined && encounterOf(game) === undefined
      ? []
      : [expected('endRun', scope.by, { server: run?.vars.server ?? null })]
  },
  resolve(game, _written, _scope, effects) {
    if (isExpected(effects, 'endRun')) end(game)
  },
}
