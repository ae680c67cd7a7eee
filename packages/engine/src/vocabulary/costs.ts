import type { Cost, CostItem } from '../language/costs.ts'
import type { Amount, Choose, One, Test } from '../language/expressions.ts'
import type { CounterKind, DamageKind } from '../state/names.ts'

/** What is paid (CR 1.16). */

export const credits = (amount: Amount): CostItem => ({ pay: 'credits', amount })
/** Only from cards of that kind (CR 9.3.3d). */
export const creditsFrom = (amount: Amount, ...from: readonly Test[]): CostItem => ({
  pay: 'credits',
  amount,
  from,
})
export const clicks = (amount: Amount = 1): CostItem => ({ pay: 'clicks', amount })
export const trashThis: CostItem = { pay: 'trash', cards: 'self' }
export const trashOf = (cards: Choose): CostItem => ({ pay: 'trash', cards })
/** Derez cards as a cost (CR 1.16.1, 8.1.3). */
export const derezOf = (cards: Choose): CostItem => ({ pay: 'derez', cards })
/** Host cards here as a cost (CR 1.13.2a, 1.16.1). */
export const hostOf = (cards: Choose, face: 'faceup' | 'facedown' = 'faceup'): CostItem => ({
  pay: 'host',
  cards,
  on: 'self',
  face,
})
export const forfeitOf = (cards: One | Choose): CostItem => ({ pay: 'forfeit', cards })
export const counters = (counter: CounterKind, amount: Amount = 1, from: One = 'self'): CostItem => ({
  pay: 'counters',
  counter,
  amount,
  from,
})
/** A number that is chosen when the cost is paid (CR 1.16.2c). */
export const X = (most?: Amount): CostItem => ({ pay: 'X', ...(most !== undefined && { most }) })
/** Remove this card from the game, as a cost (CR 4.9.2). */
export const removeThis: CostItem = { pay: 'remove', card: 'self' }
/** Suffer damage as a cost (CR 1.16.1). */
export const sufferAsCost = (kind: DamageKind, amount: Amount): CostItem => ({
  pay: 'damage',
  damage: kind,
  amount,
})
/** Take tags as a cost: an effect that has to be resolved to pay (CR 1.16.1). */
export const takeTagsAsCost = (amount: Amount): CostItem => ({ pay: 'takeTags', amount })
export const eitherCost = (...either: readonly (readonly CostItem[])[]): Cost => ({ either })
