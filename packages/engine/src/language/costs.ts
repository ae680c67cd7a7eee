import type { CounterKind, DamageKind } from '../state/names.ts'
import type { Amount, Choose, One, Random, Test } from './expressions.ts'

/** One part of a cost; all parts are paid at once or not at all (CR 1.16.1). */
export type CostItem =
  | { readonly pay: 'clicks'; readonly amount: Amount }
  /** Clicks that are lost, not spent (CR 1.11.3b). */
  | { readonly pay: 'loseClicks'; readonly amount: Amount }
  | { readonly pay: 'credits'; readonly amount: Amount; readonly from?: readonly Test[] }
  /** The payer chooses X before paying (CR 1.16.2c). */
  | { readonly pay: 'X'; readonly most?: Amount }
  | {
      readonly pay: 'trash'
      readonly cards: One | Choose
      /** Seen by both players as they go (CR 1.21.3, 4.4.6b). */
      readonly reveal?: true
      /** Where the card has to be: an ability that it pays for is active there (CR 9.1.8b). */
      readonly from?: 'hq' | 'grip'
    }
  | { readonly pay: 'forfeit'; readonly cards: One | Choose }
  | { readonly pay: 'remove'; readonly card: 'self' }
  /** The card goes to the score area of the payer as an agenda with these properties and no others (CR 10.1.3). */
  | {
      readonly pay: 'becomeAgenda'
      readonly card: 'self'
      readonly points: number
      readonly cannot?: 'forfeit'
    }
  | { readonly pay: 'counters'; readonly counter: CounterKind; readonly amount: Amount; readonly from: One }
  | { readonly pay: 'damage'; readonly damage: DamageKind; readonly amount: Amount }
  | { readonly pay: 'takeTags'; readonly amount: Amount }
  | { readonly pay: 'removeTags'; readonly amount: Amount }
  | { readonly pay: 'takeBadPublicity'; readonly amount: Amount }
  /** Bad publicity of the Corp goes on a card, where the Corp does not have it (CR 1.13.3, 1.13.12). */
  | { readonly pay: 'hostBadPublicity'; readonly amount: Amount; readonly on: One }
  | { readonly pay: 'reveal'; readonly cards: Choose }
  /** Cards that chance picks as it is paid are revealed and trashed (CR 1.21.3, 10.4.2a). */
  | { readonly pay: 'trashRandom'; readonly cards: Random }
  /** The top cards of the payer's deck, all of them (CR 1.19). */
  | { readonly pay: 'trashTop'; readonly amount: Amount; readonly of: 'rnd' | 'stack' }
  /** Cards that chance picks as it is paid go to the bottom of the deck of their owner (CR 10.4.2a, 8.2.1a). */
  | { readonly pay: 'addRandom'; readonly cards: Random; readonly to: 'bottomOfDeck' }
  | { readonly pay: 'derez'; readonly cards: 'self' | Choose }
  | {
      readonly pay: 'host'
      readonly cards: Choose
      readonly on: One
      readonly face: 'faceup' | 'facedown'
    }
  /** Cards are added to the hand of their owner (CR 8.2.1a). */
  | { readonly pay: 'addTo'; readonly cards: One | Choose; readonly to: 'hand' }
  /** What the other items beside it pay for: so many credits of the price (CR 1.16.2e). */
  | { readonly pay: 'covers'; readonly amount: Amount }

/** Alternatives inside one cost: the payer chooses a list that can be paid. */
export interface EitherCost {
  readonly either: readonly (readonly CostItem[])[]
}

export type Cost = readonly CostItem[] | EitherCost

/** What a cost is paid for: decides which hosted credits may pay it (CR 1.10.4b). */
export type Purpose =
  | 'install'
  | 'play'
  | 'rez'
  | 'use'
  | 'trash'
  | 'steal'
  | 'score'
  | 'run'
  | 'trace'
  | 'bid'
  | 'removeTag'
  | 'advance'
  | 'trashResource'
  | 'access'
  | 'jackOut'
  | 'nested'
