import written from '../../data/decks.json' with { type: 'json' }
import type { NamedDeck } from './model.ts'

export interface StarterDeck extends NamedDeck {
  readonly id: string
  readonly side: 'corp' | 'runner'
  /** That of its identity. */
  readonly faction: string
}

/** The decks that are made from one Core Set. */
export const starterDecks: readonly StarterDeck[] = written.map(
  ({ id, name, side, identity, faction, cards }) => ({
    id,
    name,
    faction,
    side: side === 'corp' ? 'corp' : 'runner',
    identity,
    cards: cards.map(([card, count]) => [`${card}`, Number(count)]),
  }),
)
