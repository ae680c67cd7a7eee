import type { Amount } from '../language/expressions.ts'
import type { Changeable } from '../language/patterns.ts'
import { amountOf } from '../queries/amounts.ts'
import { whoIs } from '../queries/references.ts'
import type { DamageKind } from '../state/names.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface ChangeExpected {
  readonly do: 'changeExpected'
  readonly of: Changeable
  readonly to: { readonly add: Amount } | { readonly kind: DamageKind } | { readonly set: Amount }
}

type To<Field extends string> = Extract<ChangeExpected['to'], { readonly [F in Field]: unknown }>

/** What can be changed of each effect: only damage is of a kind, and a price is only raised or lowered. */
interface Change {
  readonly damage: ChangeExpected['to']
  readonly tags: To<'add'> | To<'set'>
  readonly trace: To<'add'> | To<'set'>
  readonly price: To<'add'>
}

/** Change a value or the kind of what is imminent (CR 9.9.6, 9.9.7). */
export const changeExpected = <Of extends Changeable>(of: Of, to: Change[Of['effect']]): ChangeExpected => ({
  do: 'changeExpected',
  of,
  to,
})

export const changeExpectedVerb: Verb<ChangeExpected> = {
  allows: always,
  couldChange: always,
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
