import { dealDamage } from '../changes/dealing-damage.ts'
import type { Amount, Who } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { whoIs } from '../queries/facts/references.ts'
import { expected } from '../queries/outcomes/effects.ts'
import type { DamageKind, Ref } from '../state/names.ts'
import type { Naming, Verb } from './verb.ts'
import { always } from './verb.ts'

/** What it is called by `as` are the cards that it trashes (CR 10.4.2a). */
export interface Damage extends Naming {
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
  naming: Naming = {},
): Damage => ({ ...suffer(kind, amount, how), responsible: 'corp', ...naming })

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
  resolve(game, { as }, scope, effects) {
    const trashed: Ref[] = []
    for (const effect of effects) {
      if (effect.effect !== 'damage' || effect.amount <= 0) continue
      const { amount, by } = effect
      const suffering = { kind: effect.kind as DamageKind, amount, responsible: by }
      trashed.push(...dealDamage(game, suffering, scope.source, as))
    }
    return trashed
  },
}
