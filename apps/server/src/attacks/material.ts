import { everyCard } from '@paydata/cards/catalogue'
import { deckCode } from '@paydata/decks/code'

/** The largest deck that a player may keep. */
export const largestDeck = (name: string) => ({
  name,
  identity: '',
  cards: Array.from({ length: 100 }, (_, nth): [string, number] => [`${nth}`.padEnd(100, 'x'), 99]),
})

let made = 0

/** A list in which no line is the name of a card, and each is nearly one. No two are the same. */
export const misspeltList = (): string => {
  made++
  return Array.from({ length: 499 }, (_, nth) => `3x Sure Gambel ${nth} ${made}`).join('\n')
}

/** The address of a deck of so many different cards. */
const linkTo = (cards: number): string =>
  `/decks/shared?deck=${deckCode({ ...largestDeck('x'.repeat(200)), cards: everyCard.slice(0, cards).map(({ id }) => [id, 1]) })}`

/** Links to the largest deck that there may be, to larger ones, and to a game that there is not. */
export const fullLinks = (): readonly string[] => [
  ...[100, 1000, everyCard.length].map(linkTo),
  `/game/${'x'.repeat(20)}`,
]
