import { beginProcedure } from '../changes/frames.ts'
import type { Amount, Cards } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import { cardsOf } from '../queries/cards.ts'
import { mayBePlayed, mayBePlayedByEffect } from '../queries/playing.ts'
import { refOf } from '../state/cards.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'

export interface Play {
  readonly do: 'play'
  readonly card: Cards
  readonly change: Amount
  readonly costs: 'pay' | 'ignore'
}

/** Play an event or operation (CR 8.6). */
export const playCard = (card: Cards, more: Partial<Pick<Play, 'change' | 'costs'>> = {}): Play => ({
  do: 'play',
  card,
  change: 0,
  costs: 'pay',
  ...more,
})

export const playVerb: Verb<Play> = {
  targets: (_game, { card }) => choicesIn(card),
  resolve(game, { card, change, costs }, scope) {
    const chosen = cardsOf(game, card, scope)[0]
    const mayPlay = scope.source === null ? mayBePlayed : mayBePlayedByEffect
    if (chosen === undefined || !mayPlay(game, chosen, scope.by)) return
    const vars = {
      card: [refOf(chosen)],
      change: amountOf(game, change, scope),
      ...(costs === 'ignore' && { ignore: 'all' }),
    }
    beginProcedure(game, 'play', 'place', { by: scope.by, source: scope.source, vars })
  },
}
