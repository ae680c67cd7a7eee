import type { CounterKind, DamageKind } from '../state/names.ts'
import type { Amount, Choose, One, Test } from './expressions.ts'

/** One part of a cost; all parts are paid at once or not at all (CR 1.16.1). */
export type CostItem =
  | { readonly pay: 'clicks'; readonly amount: Amount }
  /** Clicks that are lost, not spent (CR 1.11.3b). */
  | { readonly pay: 'loseClicks'; readonly amount: Amount }
  | { readonly pay: 'credits'; readonly amount: Amount; readonly from?: readonly Test[] }
  /** The payer chooses X before paying (CR 1.16.2c). */
  | { readonly pay: 'X'; readonly most?: Amount }
  | { readonly pay: 'trash'; readonly cards: One | Choose }
  | { readonly pay: 'forfeit'; readonly cards: One | Choose }
  | { readonly pay: 'remove'; readonly card: 'self' }
  | { readonly pay: 'counters'; readonly counter: CounterKind; readonly amount: Amount; readonly from: One }
  | { readonly pay: 'damage'; readonly damage: DamageKind; readonly amount: Amount }
  | { readonly pay: 'takeTags'; readonly amount: Amount }
  | { readonly pay: 'removeTags'; readonly amount: Amount }
  | { readonly pay: 'takeBadPublicity'; readonly amount: Amount }
  | { readonly pay: 'reveal'; readonly cards: Choose }
  | { readonly pay: 'derez'; readonly cards: Choose }
  | {
      readonly pay: 'host'
      readonly cards: Choose
      readonly on: One
      readonly face: 'faceup' | 'facedown'
    }
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
