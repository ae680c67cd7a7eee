import type { ScoreAreaEntry } from '../changes/enter-score-area.ts'
import { moveToScoreArea, placeCountersOfEntry } from '../changes/enter-score-area.ts'
import type { One } from '../language/expressions.ts'
import { cardsOf } from '../queries/facts/matching-cards.ts'
import { uninstalling } from '../queries/outcomes/effects.ts'
import { entering, entryOf, isKeptOut } from '../queries/outcomes/entering.ts'
import type { Verb } from './verb.ts'
import { always, someFor } from './verb.ts'

/** To score or to steal, as the rules alone do it (CR 1.17.3). */
export interface EnterScoreArea {
  readonly do: 'enterScoreArea'
  readonly cards: One
  readonly how: ScoreAreaEntry
}

export const enterScoreAreaVerb: Verb<EnterScoreArea> = {
  allows: always,
  couldChange: someFor('cards'),
  expects(game, { cards, how }, scope) {
    const moved = () => cardsOf(game, cards, scope)
    const side = how === 'scored' ? 'corp' : 'runner'
    return [...uninstalling(game, side, moved), ...entering(game, side, moved)]
  },
  resolve(game, { cards, how }, scope, effects) {
    for (const card of cardsOf(game, cards, scope)) {
      if (isKeptOut(game, card, effects)) continue
      // Once it has moved it is another object (CR 1.12.1), so what was expected of it is looked up before.
      const entry = entryOf(card, effects)
      moveToScoreArea(game, card, how)
      placeCountersOfEntry(game, card.card, entry)
    }
  },
}
