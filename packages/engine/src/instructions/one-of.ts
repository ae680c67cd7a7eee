import { beginProcedure, procedure } from '../changes/frames.ts'
import { pathOf } from '../language/definitions.ts'
import type { Amount, Who } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { whoIs } from '../queries/facts/references.ts'
import { areProhibited, couldChange } from '../queries/outcomes/potential.ts'
import type { Instruction } from './index.ts'
import type { Verb } from './verb.ts'
import { always, handedOn } from './verb.ts'

export interface OneOf {
  readonly do: 'oneOf'
  readonly modes: readonly (readonly Instruction[])[]
  readonly who: Who
  /** How many modes are resolved, each at most once (CR 9.12.6). */
  readonly most: Amount
  readonly least: Amount
  /** "Must": only what can be carried out may be chosen (CR 9.12.3c). */
  readonly must?: true
}

/** A choice between effects: it ends an instruction, and the chosen one begins its own (CR 9.11.4g). */
export const oneOf = (
  modes: readonly (readonly Instruction[])[],
  more: Partial<Omit<OneOf, 'do' | 'modes'>> = {},
): OneOf => ({
  do: 'oneOf',
  modes,
  who: 'you',
  most: 1,
  least: 1,
  ...more,
})

export const oneOfVerb: Verb<OneOf> = {
  allows: always,
  couldChange: (game, { modes }, scope, eye) => couldChange(game, modes.flat(), scope, eye),
  isProhibited: (game, { modes }, scope, eye) => areProhibited(game, modes.flat(), scope, eye),
  resolve(game, written, scope) {
    const vars = {
      ...handedOn(scope),
      modes: pathOf(written),
      left: amountOf(game, written.most, scope),
      least: amountOf(game, written.least, scope),
      done: [],
    }
    beginProcedure(
      game,
      procedure('modes', 'choose', { by: whoIs(written.who, scope), source: scope.source, vars }),
    )
  },
}
