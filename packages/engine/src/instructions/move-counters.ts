import { placeCounters, takeCounters } from '../changes/handling-cards.ts'
import type { Amount, Cards } from '../language/expressions.ts'
import { canTake, hasEnough, refusalToTakeFrom } from '../queries/allowed/feasible.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cardsOf } from '../queries/facts/matching-cards.ts'
import type { CounterKind } from '../state/names.ts'
import { choicesIn } from './targets.ts'
import type { Naming, Verb } from './verb.ts'
import { someFor } from './verb.ts'

export interface MoveCounters extends Naming {
  readonly do: 'moveCounters'
  readonly counter: CounterKind
  readonly amount: Amount
  readonly from: Cards
  readonly to: Cards
}

/** Moving is not advancing (CR 1.18.2). */
export const moveCounters = (counter: CounterKind, amount: Amount, from: Cards, to: Cards): MoveCounters => ({
  do: 'moveCounters',
  counter,
  amount,
  from,
  to,
})

export const moveCountersVerb: Verb<MoveCounters> = {
  allows: (game, { counter, amount, from, to }, scope) =>
    canTake(game, scope, from, counter, amount) && hasEnough(game, to, scope),
  couldChange: someFor('from', 'to'),
  targets: (_game, { from, to }) => [...choicesIn(to), ...choicesIn(from)],
  refusalToChoose: (_game, { counter, from }, _scope, choose, card) =>
    choose === from ? refusalToTakeFrom(card, counter) : undefined,
  resolve(game, { counter, amount, from, to }, scope) {
    const source = cardsOf(game, from, scope)[0]
    const target = cardsOf(game, to, scope)[0]
    if (target === undefined) return 0
    const moved = takeCounters(game, scope, from, source, counter, amountOf(game, amount, scope))
    placeCounters(game, target, counter, moved, scope.by)
    return moved
  },
}
