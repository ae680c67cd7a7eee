import { shuffleDeck } from '../changes/handling-cards.ts'
import type { Who } from '../language/expressions.ts'
import { whoIs } from '../queries/facts/references.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface Shuffle {
  readonly do: 'shuffle'
  readonly who: Who
}

/** Shuffle a deck, or cards into it (CR 1.6.5, 8.7.4). */
export const shuffle = (who: Who = 'you'): Shuffle => ({ do: 'shuffle', who })

export const shuffleVerb: Verb<Shuffle> = {
  allows: always,
  couldChange: always,
  resolve(game, { who }, scope) {
    shuffleDeck(game, whoIs(who, scope))
  },
}
