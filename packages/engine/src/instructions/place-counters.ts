import { placeCounters as place } from '../changes/handling-cards.ts'
import { touch } from '../changes/touch.ts'
import type { Amount, Cards } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cardsOf } from '../queries/facts/matching-cards.ts'
import type { CounterKind } from '../state/names.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

export interface PlaceCounters {
  readonly do: 'placeCounters'
  readonly counter: CounterKind
  readonly amount: Amount
  readonly on: Cards
  /** Loaded counters let the card become empty (CR 10.9). */
  readonly load: boolean
}

export const placeCounters = (counter: CounterKind, amount: Amount, on: Cards = 'self'): PlaceCounters => ({
  do: 'placeCounters',
  counter,
  amount,
  on,
  load: false,
})

/** Load counters onto this card (CR 10.9.1). */
export const load = (amount: Amount, counter: CounterKind): PlaceCounters => ({
  do: 'placeCounters',
  counter,
  amount,
  on: 'self',
  load: true,
})

export const placeCountersVerb: Verb<PlaceCounters> = {
  allows: enoughFor('on'),
  couldChange: someFor('on'),
  targets: (_game, { on }) => choicesIn(on),
  resolve(game, { counter, amount, on, load: loads }, scope) {
    for (const card of cardsOf(game, on, scope)) {
      place(game, card, counter, amountOf(game, amount, scope), scope.by)
      if (loads) touch(game, card).loaded = counter
    }
  },
}
