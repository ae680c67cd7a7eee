import { endGame } from '../changes/ending.ts'
import type { Who } from '../language/expressions.ts'
import { whoIs } from '../queries/facts/references.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface Win {
  readonly do: 'win'
  readonly who: Who
}

/** A player wins the game by a card, beside the conditions of CR 1.7.2. */
export const win = (who: Who = 'you'): Win => ({ do: 'win', who })

export const winVerb: Verb<Win> = {
  allows: always,
  couldChange: always,
  resolve(game, { who }, scope) {
    endGame(game, { winner: whoIs(who, scope), how: 'points' })
  },
}
