import written from '../../data/decks.json' with { type: 'json' }
import type { NamedDeck } from './model.ts'

export interface StarterDeck extends NamedDeck {
  readonly id: string
  readonly side: 'corp' | 'runner'
}

/** The decks that are made from one Core Set. */
export const starterDecks: readonly StarterDeck[] = written.map(({ id, name, side, identity, cards }) => ({
  id,
  name,
  side: side === 'corp' ? 'corp' : 'runner',
  identity,
  cards: cards.map(([card, count]) => [`${card}`, Number(count)]),
}))
