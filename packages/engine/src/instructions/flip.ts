import { flipCard } from '../changes/handling-cards.ts'
import { cardTo } from '../queries/facts/references.ts'
import type { Verb } from './verb.ts'
import { always } from './verb.ts'

export interface Flip {
  readonly do: 'flip'
  readonly card: 'self'
}

/** Turn this double-sided card over (CR 3.1.1a). */
export const flip: Flip = { do: 'flip', card: 'self' }

export const flipVerb: Verb<Flip> = {
  allows: always,
  couldChange: always,
  resolve(game, { card: self }, scope) {
    const card = cardTo(game, self, scope)
    if (card !== undefined) flipCard(game, card, scope.by)
  },
}
