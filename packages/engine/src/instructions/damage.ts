import { dealDamage } from '../changes/damage.ts'
import type { Amount, Who } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import { expected } from '../queries/effects.ts'
import { whoIs } from '../queries/references.ts'
import type { DamageKind } from '../state/names.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface Damage {
  readonly do: 'damage'
  readonly kind: DamageKind
  readonly amount: Amount
  /** "Do" makes the Corp responsible for it, "suffer" the Runner (CR 10.4.1). */
  readonly responsible: Who
  readonly unpreventable?: boolean
}

/** Do damage. */
export const damage = (
  kind: DamageKind,
  amount: Amount,
  how: 'preventable' | 'unpreventable' = 'preventable',
): Damage => ({ ...suffer(kind, amount, how), responsible: 'corp' })

/** Suffer damage (CR 10.4.1). */
export const suffer = (
  kind: DamageKind,
  amount: Amount,
  how: 'preventable' | 'unpreventable' = 'preventable',
): Damage => ({
  do: 'damage',
  kind,
  amount,
  responsible: 'runner',
  ...(how === 'unpreventable' && { unpreventable: true }),
})

export const damageVerb: Verb<Damage> = {
  allows: always,
  couldChange: always,
  expects(game, { kind, amount, responsible, unpreventable }, scope) {
    const points = amountOf(game, amount, scope)
    return points > 0
      ? [
          expected('damage', whoIs(responsible, scope), {
            amount: points,
            kind,
            unpreventable: unpreventable === true,
          }),
        ]
      : []
  },
  resolve(game, _written, scope, effects) {
    let done = 0
    for (const effect of effects) {
      if (effect.effect !== 'damage' || effect.amount <= 0) continue
      const { amount, by } = effect
      dealDamage(game, { kind: effect.kind as DamageKind, amount, responsible: by }, scope.source)
      done += effect.amount
    }
    return done
  },
}
