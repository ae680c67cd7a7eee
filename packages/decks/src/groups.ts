import { everyCard } from '@paydata/cards/catalogue'
import { plain } from './names.ts'

/** Words after which lists arrange cards: the types, subtypes and sides there are, and the whole. */
const words = [
  ...everyCard.flatMap(({ type, side, subtypes = [] }) => [type, side, ...subtypes]),
  ...['id', 'card', 'deck', 'decklist'],
].map(plain)

const groups: ReadonlySet<string> = new Set(
  words.flatMap(word => [word, `${word}s`, `${word}es`, word.replace(/y$/, 'ies')]),
)

export const isGroup = (name: string): boolean => groups.has(plain(name))
