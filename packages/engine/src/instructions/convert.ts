import { convertToAgenda } from '../changes/convert.ts'
import { placeCountersOfEntry } from '../changes/enter-score-area.ts'
import { happen } from '../changes/happen.ts'
import { becomeActive, moveCard } from '../changes/move.ts'
import { touch } from '../changes/touch.ts'
import type { Amount, Cards, One, Who } from '../language/expressions.ts'
import { amountOf } from '../queries/facts/amounts.ts'
import { cardsOf } from '../queries/facts/matching-cards.ts'
import { cardTo, whoIs } from '../queries/facts/references.ts'
import { uninstalling } from '../queries/outcomes/effects.ts'
import { entering, entryOf, isKeptOut } from '../queries/outcomes/entering.ts'
import { refOf } from '../state/cards.ts'
import { choicesIn } from './targets.ts'
import type { Verb } from './verb.ts'
import { always, enoughFor, someFor } from './verb.ts'

export interface BecomeAgenda {
  readonly do: 'becomeAgenda'
  readonly card: Cards
  readonly points: Amount
  readonly who: Who
}

/** Add a card to a score area as an agenda worth some points: neither scored nor stolen (CR 10.1.3, 1.17.3f). */
export const becomeAgenda = (card: Cards, points: Amount, who: Who = 'you'): BecomeAgenda => ({
  do: 'becomeAgenda',
  card,
  points,
  who,
})

export const becomeAgendaVerb: Verb<BecomeAgenda> = {
  allows: enoughFor('card'),
  couldChange: someFor('card'),
  targets: (_game, { card }) => choicesIn(card),
  expects(game, { card, who }, scope) {
    const added = () => cardsOf(game, card, scope)
    return [...uninstalling(game, scope.by, added), ...entering(game, whoIs(who, scope), added)]
  },
  resolve(game, { card, points, who }, scope, effects) {
    const value = amountOf(game, points, scope)
    for (const each of cardsOf(game, card, scope)) {
      if (isKeptOut(game, each, effects)) continue
      const entry = entryOf(each, effects)
      convertToAgenda(game, each, whoIs(who, scope), { points: value }, scope.by)
      placeCountersOfEntry(game, each.card, entry)
    }
  },
}

export interface BecomeCondition {
  readonly do: 'becomeCondition'
  readonly on: One
}

/** This event or operation becomes a condition counter and is installed on a card (CR 10.1.4, 1.13.6d). */
export const becomeCondition = (on: One): BecomeCondition => ({ do: 'becomeCondition', on })

export const becomeConditionVerb: Verb<BecomeCondition> = {
  allows: always,
  couldChange: someFor('on'),
  resolve(game, { on }, scope) {
    const card = cardTo(game, 'self', scope)
    const onto = cardTo(game, on, scope)
    if (card === undefined || onto === undefined) return
    moveCard(game, card, { zone: 'hosted', faceup: true, host: refOf(onto) })
    touch(game, card).conversion = { into: 'condition' }
    becomeActive(game, card)
    happen(game, 'converted', { by: scope.by, card, kind: 'condition' })
    happen(game, 'hosted', { by: scope.by, card })
  },
}
