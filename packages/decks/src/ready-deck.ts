import type { NamedDeck } from './model.ts'

/** A deck that is there to be played at once. */
export interface ReadyDeck extends NamedDeck {
  readonly id: string
  readonly side: 'corp' | 'runner'
  /** That of its identity. */
  readonly faction: string
  /** The agenda points to win with in a game between two decks that are made for so many. */
  readonly winAt?: number
}

interface Written {
  readonly id: string
  readonly name: string
  readonly side: string
  readonly identity: string
  readonly faction: string
  readonly winAt?: number
  readonly cards: readonly (readonly (string | number)[])[]
}

/** A deck as a file of decks has it. */
export const readyDeck = ({ side, cards, ...deck }: Written): ReadyDeck => ({
  ...deck,
  side: side === 'corp' ? 'corp' : 'runner',
  cards: cards.map(([card, count]) => [`${card}`, Number(count)]),
})
