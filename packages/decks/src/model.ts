/** How many of a card, by its id. */
export type Copies = readonly [card: string, count: number]

/** A deck and its identity (CR 1.4.1), whether it is legal or not. */
export interface NamedDeck {
  readonly name: string
  readonly identity: string
  readonly cards: readonly Copies[]
}

/** How many copies of a card a deck has at most, and how many different cards. No deck that anybody plays has as many. */
export const mostCopies = 99
export const mostCards = 100

const longestName = 200

/** A deck in its one written order, so that two decks with the same cards are equal, and play alike. */
export function namedDeck(name: string, identity: string, cards: Iterable<Copies>): NamedDeck {
  const counts = new Map<string, number>()
  for (const [card, count] of cards) counts.set(card, (counts.get(card) ?? 0) + count)
  return { name: inOneLine(name), identity, cards: [...counts].sort(([a], [b]) => (a < b ? -1 : 1)) }
}

/**
 * Spaces, tabs and ends of lines in a row are one space: a name must survive in a list of lines. Characters that turn text around are
 * no part of it, as opponents read it in a line of other words.
 */
const inOneLine = (name: string): string =>
  name
    .slice(0, longestName)
    .replace(/\p{Bidi_Control}/gu, '')
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()

/** What a player brings to a game: every copy of its own. */
export const broughtToPlay = ({ identity, cards }: NamedDeck): { identity: string; cards: string[] } => ({
  identity,
  cards: cards.flatMap(([card, count]) => Array.from({ length: count }, () => card)),
})

/** How many cards a deck, or a part of one, has. */
export const sizeOf = ({ cards }: Pick<NamedDeck, 'cards'>): number =>
  cards.reduce((sum, [, count]) => sum + count, 0)
