import written from '../data/decks.json' with { type: 'json' }

/** A deck to play with: how many of which cards, by their ids. */
export interface NamedDeck {
  readonly id: string
  readonly name: string
  readonly side: 'corp' | 'runner'
  readonly identity: string
  readonly cards: readonly (readonly [string, number])[]
}

/** The decks that are made from one Core Set. */
export const decks: readonly NamedDeck[] = written.map(({ id, name, side, identity, cards }) => ({
  id,
  name,
  side: side === 'corp' ? 'corp' : 'runner',
  identity,
  cards: cards.map(([card, count]) => [`${card}`, Number(count)]),
}))
