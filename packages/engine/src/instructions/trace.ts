import { beginProcedure, procedure } from '../changes/frames.ts'
import type { ConditionalAbility, Result } from '../language/abilities.ts'
import { pathOf } from '../language/definitions.ts'
import type { Amount } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { expected } from '../queries/outcomes/effects.ts'
import type { Vars } from '../state/frames.ts'
import { amountExpected, isExpected } from '../timing/expected.ts'
import type { Instruction } from './index.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

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

/** What happens so that a result resolves. */
const happensFor = {
  ifSuccessful: ['traceSuccessful'],
  ifUnsuccessful: ['traceUnsuccessful'],
  inAnyCase: ['traceSuccessful', 'traceUnsuccessful'],
} as const

const resulting = (result: Result, does: readonly Instruction[]): ConditionalAbility => ({
  form: 'when',
  result,
  when: { on: { what: happensFor[result] } },
  does,
})

/** Trace (CR 10.8). What follows from the result is a conditional ability (CR 10.8.5). */
export const trace = (base: Amount, { ifSuccessful, ifUnsuccessful, inAnyCase }: TraceResults): Trace => ({
  do: 'trace',
  base,
  ...(ifSuccessful && { ifSuccessful: resulting('ifSuccessful', ifSuccessful) }),
  ...(ifUnsuccessful && { ifUnsuccessful: resulting('ifUnsuccessful', ifUnsuccessful) }),
  ...(inAnyCase && { inAnyCase: resulting('inAnyCase', inAnyCase) }),
})

/** A trace inside the result of another has results of its own only (CR 10.8.5). */
const withoutResults = (vars: Vars): Vars =>
  Object.fromEntries(Object.entries(vars).filter(([as]) => !Object.hasOwn(happensFor, as)))

export const traceVerb: Verb<Trace> = {
  allows: always,
  couldChange: always,
  expects(game, { base }, scope) {
    return [expected('trace', scope.by, { amount: amountOf(game, base, scope) })]
  },
  resolve(game, { ifSuccessful, ifUnsuccessful, inAnyCase }, scope, effects) {
    if (!isExpected(effects, 'trace')) return
    const vars = {
      ...withoutResults(scope.vars),
      base: amountExpected(effects, 'trace'),
      ...(ifSuccessful && { ifSuccessful: pathOf(ifSuccessful) }),
      ...(ifUnsuccessful && { ifUnsuccessful: pathOf(ifUnsuccessful) }),
      ...(inAnyCase && { inAnyCase: pathOf(inAnyCase) }),
    }
    beginProcedure(game, procedure('trace', 'initiate', { by: scope.by, source: scope.source, vars }))
  },
}
