import { beginProcedure, procedure } from '../changes/frames.ts'
import { poolOf } from '../language/definitions.ts'
import type { Amount, Cards, Who } from '../language/expressions.ts'
import { hasEnough } from '../queries/allowed/feasible.ts'
import { canRez, rezBill } from '../queries/allowed/rezzing.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cardsOf, isChoose } from '../queries/facts/matching-cards.ts'
import { priceOf } from '../queries/outcomes/effects.ts'
import { isProhibitedFor } from '../queries/outcomes/potential.ts'
import { refOf } from '../state/cards.ts'
import { amountExpected } from '../timing/expected.ts'
import { choicesIn } from './targets.ts'
import type { ProhibitableVerb } from './verb.ts'
import { someFor } from './verb.ts'

export interface Rez {
  readonly do: 'rez'
  readonly card: Cards
  readonly ignore: 'nothing' | 'credits' | 'all'
  readonly change: Amount
  readonly by: Who
}

/** Rez a card by an effect (CR 8.1.2b, d). */
export const rez = (card: Cards, more: Partial<Omit<Rez, 'do' | 'card'>> = {}): Rez => ({
  do: 'rez',
  card,
  ignore: 'nothing',
  change: 0,
  by: 'corp',
  ...more,
})

export const rezVerb: ProhibitableVerb<Rez> = {
  allows(game, { card, change, ignore }, scope) {
    if (isChoose(card)) return hasEnough(game, card, scope)
    const target = cardsOf(game, card, scope)[0]
    return (
      target === undefined ||
      canRez(game, target, rezBill(game, target, amountOf(game, change, scope), ignore))
    )
  },
  couldChange: someFor('card'),
  isProhibited: (game, { card }, scope, eye) => isProhibitedFor(game, 'rez', card, 'corp', scope, eye),
  targets: (_game, { card, by }) => choicesIn(card).map(choose => ({ by, ...choose })),
  expects(game, { card, ignore }, scope) {
    if (!poolOf(game).changesPrices || ignore !== 'nothing') return none
    const target = cardsOf(game, card, scope)[0]
    return target === undefined || target.faceup ? none : [priceOf('rez', target, 'corp')]
  },
  resolve(game, { card, ignore, change }, scope, effects) {
    // Of several the first is rezzed first: what is begun last is carried out before the rest.
    for (const target of cardsOf(game, card, scope).toReversed())
      beginProcedure(
        game,
        procedure('rez', 'price', {
          by: 'corp',
          source: scope.source,
          vars: {
            card: [refOf(target)],
            ignore,
            change: amountOf(game, change, scope) + amountExpected(effects, 'price'),
            byEffect: true,
            obliged: scope.vars.obliged === true,
          },
        }),
      )
  },
}
const none: readonly never[] = []
