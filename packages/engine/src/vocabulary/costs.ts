import type { Cost, CostItem } from '../language/costs.ts'
import type { Amount, Choose, One, Random, Test } from '../language/expressions.ts'
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
export const trashOf = (cards: One | Choose): CostItem => ({ pay: 'trash', cards })
/** Reveal and trash cards as a cost (CR 1.21.3). */
export const revealAndTrash = (cards: Choose): CostItem => ({ pay: 'trash', cards, reveal: true })
/** Reveal and trash this card from the hand of its owner: the ability is active there (CR 9.1.8b). */
export const revealAndTrashThisFrom = (from: 'hq' | 'grip'): CostItem => ({
  pay: 'trash',
  cards: 'self',
  reveal: true,
  from,
})
/** Reveal and trash so many cards at random as a cost (CR 1.21.3, 10.4.2a). */
export const revealAndTrashRandom = (amount: Amount, of: Random['of']): CostItem => ({
  pay: 'trashRandom',
  cards: { random: amount, of },
})
/** Trash the top cards of the payer's deck as a cost (CR 1.16.1, 1.19). */
export const trashTopOf = (of: 'rnd' | 'stack', amount: Amount = 1): CostItem => ({
  pay: 'trashTop',
  amount,
  of,
})
/** Add so many cards at random to the bottom of the deck of their owner as a cost (CR 8.2.1a, 10.4.2a). */
export const addRandomToBottom = (amount: Amount, of: Random['of']): CostItem => ({
  pay: 'addRandom',
  cards: { random: amount, of },
  to: 'bottomOfDeck',
})
/** Derez cards as a cost (CR 1.16.1, 8.1.3). */
export const derezOf = (cards: 'self' | Choose): CostItem => ({ pay: 'derez', cards })
/** Host cards here as a cost (CR 1.13.2a, 1.16.1). */
export const hostOf = (cards: Choose, face: 'faceup' | 'facedown' = 'faceup'): CostItem => ({
  pay: 'host',
  cards,
  on: 'self',
  face,
})
/** Add cards to the hand of their owner as a cost, whoever controls them (CR 1.14.3, 8.2.1a). */
export const addToHandOf = (cards: One | Choose): CostItem => ({ pay: 'addTo', cards, to: 'hand' })
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
/** Add this card to the score area of the payer as an agenda, which may have the property that nobody can forfeit it (CR 10.1.3). */
export const becomeAgendaAsCost = (points: number, more: { readonly cannot?: 'forfeit' } = {}): CostItem => ({
  pay: 'becomeAgenda',
  card: 'self',
  points,
  ...more,
})
/** Suffer damage as a cost (CR 1.16.1). */
export const sufferAsCost = (kind: DamageKind, amount: Amount): CostItem => ({
  pay: 'damage',
  damage: kind,
  amount,
})
/** Take tags as a cost: an effect that has to be resolved to pay (CR 1.16.1). */
export const takeTagsAsCost = (amount: Amount): CostItem => ({ pay: 'takeTags', amount })
/** Host bad publicity of the Corp on this card as a cost (CR 1.13.3, 1.16.1). */
export const hostBadPublicity = (amount: Amount): CostItem => ({
  pay: 'hostBadPublicity',
  amount,
  on: 'self',
})
/** Remove tags as a cost, whose ever they are (CR 1.14.3a). */
export const removeTagsAsCost = (amount: Amount): CostItem => ({ pay: 'removeTags', amount })
export const eitherCost = (...either: readonly (readonly CostItem[])[]): Cost => ({ either })
