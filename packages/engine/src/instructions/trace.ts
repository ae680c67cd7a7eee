import { beginProcedure } from '../changes/frames.ts'
import type { ConditionalAbility } from '../language/abilities.ts'
import { pathOf } from '../language/definitions.ts'
import type { Amount } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import { expected } from '../queries/effects.ts'
import { amountExpected, isExpected } from '../timing/expected.ts'
import type { Instruction } from './index.ts'
import type { Verb } from './verb.ts'

export interface Trace {
  readonly do: 'trace'
  readonly base: Amount
  readonly ifSuccessful?: ConditionalAbility
  readonly ifUnsuccessful?: ConditionalAbility
  readonly inAnyCase?: ConditionalAbility
}

export interface TraceResults {
  readonly ifSuccessful?: readonly Instruction[]
  readonly ifUnsuccessful?: readonly Instruction[]
  readonly inAnyCase?: readonly Instruction[]
}

/** Trace (CR 10.8). What follows from the result is a conditional ability (CR 10.8.5). */
export const trace = (base: Amount, results: TraceResults): Trace => ({
  do: 'trace',
  base,
  ...(results.ifSuccessful && {
    ifSuccessful: { form: 'when', when: { on: { what: ['traceSuccessful'] } }, does: results.ifSuccessful },
  }),
  ...(results.ifUnsuccessful && {
    ifUnsuccessful: {
      form: 'when',
      when: { on: { what: ['traceUnsuccessful'] } },
      does: results.ifUnsuccessful,
    },
  }),
  ...(results.inAnyCase && {
    inAnyCase: {
      form: 'when',
      when: { on: { what: ['traceSuccessful', 'traceUnsuccessful'] } },
      does: results.inAnyCase,
    },
  }),
})

export const traceVerb: Verb<Trace> = {
  expects(game, { base }, scope) {
    return [expected('trace', scope.by, { amount: amountOf(game, base, scope) })]
  },
  resolve(game, { ifSuccessful, ifUnsuccessful, inAnyCase }, scope, effects) {
    if (!isExpected(effects, 'trace')) return
    const vars = {
      ...scope.vars,
      base: amountExpected(effects, 'trace'),
      ...(ifSuccessful && { ifSuccessful: pathOf(ifSuccessful) }),
      ...(ifUnsuccessful && { ifUnsuccessful: pathOf(ifUnsuccessful) }),
      ...(inAnyCase && { inAnyCase: pathOf(inAnyCase) }),
    }
    beginProcedure(game, 'trace', 'initiate', { by: scope.by, source: scope.source, vars })
  },
}
