import { beginProcedure, procedure } from '../changes/frames.ts'
import { pathOf } from '../language/definitions.ts'
import type { Amount } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { areProhibited, couldChange } from '../queries/outcomes/potential.ts'
import type { Instruction } from './index.ts'
import type { Verb } from './verb.ts'
import { always, handedOn } from './verb.ts'

export interface Repeat {
  readonly do: 'repeat'
  readonly times: Amount
  readonly does: readonly Instruction[]
}

/** The same again a number of times, which is fixed as it begins (CR 9.12.4b). */
export const repeat = (times: Amount, does: readonly Instruction[]): Repeat => ({ do: 'repeat', times, does })

export const repeatVerb: Verb<Repeat> = {
  allows: always,
  couldChange: (game, { does }, scope, eye) => couldChange(game, does, scope, eye),
  isProhibited: (game, { does }, scope, eye) => areProhibited(game, does, scope, eye),
  resolve(game, written, scope) {
    const times = amountOf(game, written.times, scope)
    const vars = { ...handedOn(scope), left: times, yes: pathOf(written.does) }
    beginProcedure(game, procedure('repeat', 'again', { by: scope.by, source: scope.source, vars }))
  },
}
