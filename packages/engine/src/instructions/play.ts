import { beginProcedure, procedure } from '../changes/frames.ts'
import { poolOf } from '../language/definitions.ts'
import type { Amount, Cards } from '../language/expressions.ts'
import { amountOf } from '../queries/amounts.ts'
import { cardsOf } from '../queries/cards.ts'
import { priceOf } from '../queries/effects.ts'
import { mayBePlayed, mayBePlayedByEffect } from '../queries/playing.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Scope } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { ProcedureVars } from '../state/procedures.ts'
import { amountExpected } from '../timing/expected.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'
import { enoughFor, someFor } from './verb.ts'

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
  allows: enoughFor('card'),
  couldChange: someFor('card'),
  targets: (_game, { card }) => choicesIn(card),
  expects(game, { card, costs }, scope) {
    if (!poolOf(game).changesPrices || costs === 'ignore') return none
    const chosen = cardsOf(game, card, scope)[0]
    return chosen === undefined || !mayPlay(game, chosen, scope) ? none : [priceOf('play', chosen, scope.by)]
  },
  resolve(game, { card, change, costs }, scope, effects) {
    const chosen = cardsOf(game, card, scope)[0]
    if (chosen === undefined || !mayPlay(game, chosen, scope)) return
    const vars: ProcedureVars['play'] = {
      card: [refOf(chosen)],
      change: amountOf(game, change, scope) + amountExpected(effects, 'price'),
      ...(costs === 'ignore' && { ignore: 'all' }),
      ...(scope.vars.obliged === true && { obliged: true }),
    }
    beginProcedure(game, procedure('play', 'place', { by: scope.by, source: scope.source, vars }))
  },
}

const none: readonly never[] = []

const mayPlay = (game: Game, card: CardState, { source, by }: Scope): boolean =>
  source === null ? mayBePlayed(game, card, by) : mayBePlayedByEffect(game, card, by)
