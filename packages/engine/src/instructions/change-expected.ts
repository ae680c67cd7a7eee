import type { Amount } from '../language/expressions.ts'
import type { Changeable } from '../language/patterns.ts'
import { amountOf } from '../queries/amounts.ts'
import { whoIs } from '../queries/references.ts'
import type { Verb } from './verb.ts'

export interface ChangeExpected {
  readonly do: 'changeExpected'
  readonly of: Changeable
  readonly to: { readonly add: Amount } | { readonly kind: string } | { readonly set: Amount }
}

type Of<Effect extends Changeable['effect']> = Extract<Changeable, { effect: Effect }>
type To<Field extends string> = Extract<ChangeExpected['to'], { readonly [F in Field]: unknown }>

/** Change a value or the kind of what is imminent (CR 9.9.6, 9.9.7). */
export const changeExpected: {
  (of: Of<'damage'>, to: ChangeExpected['to']): ChangeExpected
  (of: Of<'tags' | 'trace'>, to: To<'add'> | To<'set'>): ChangeExpected
  (of: Of<'price'>, to: To<'add'>): ChangeExpected
} = (of: Changeable, to: ChangeExpected['to']): ChangeExpected => ({ do: 'changeExpected', of, to })

export const changeExpectedVerb: Verb<ChangeExpected> = {
  resolve(game, { of, to }, scope) {
    const frame = scope.interrupts === null ? undefined : game.frames[scope.interrupts]
    if (frame === undefined || !('expects' in frame)) return
    frame.expects = frame.expects.map(effect => {
      if (effect.effect !== of.effect || (of.kind !== undefined && of.kind !== effect.kind)) return effect
      if (of.by !== undefined && whoIs(of.by, scope) !== effect.by) return effect
      if ('kind' in to) return { ...effect, kind: to.kind }
      if ('set' in to) return { ...effect, amount: amountOf(game, to.set, scope) }
      return { ...effect, amount: effect.amount + amountOf(game, to.add, scope) }
    })
  },
}
