import type { Restriction } from '@paydata/decks'
import { pools, restrictionsOf } from '@paydata/decks'
import { newestEdition } from '@paydata/decks/starter'
import type { Format } from './search.ts'
import { formats } from './search.ts'

/** What a format says of a card from a day on. */
export interface Ruling {
  readonly says: 'banned' | 'points' | 'free'
  readonly points: number
  readonly list: string
  readonly from: string
}

export interface InFormat {
  readonly format: Format
  /** Whether the card is printed in a set of the format. */
  readonly isIn: boolean
  /** What its lists have said since, the newest first; only what each list changed. */
  readonly rulings: readonly Ruling[]
}

function rulingOf({ name, from, banned, points = {} }: Restriction, card: string): Ruling {
  const counted = Number(Object.entries(points).find(([, ids]) => ids.includes(card))?.[0] ?? 0)
  const says = banned.includes(card) ? 'banned' : counted > 0 ? 'points' : 'free'
  return { says, points: counted, list: name, from }
}

/** Whether games by an edition are played with a card: older ones go with the Core Set. */
export const isPlayedIn = (edition: string, card: string): boolean =>
  edition === newestEdition || pools.core.cards.has(card)

/** Where decks may have a card, and since when they may not. */
export const legalityOf = (card: string): readonly InFormat[] =>
  formats.map(format => {
    const all = restrictionsOf(format).map(list => rulingOf(list, card))
    const changes = all.filter(({ says, points }, i) => {
      const before = all[i - 1]
      return before === undefined ? says !== 'free' : says !== before.says || points !== before.points
    })
    return { format, isIn: pools[format].cards.has(card), rulings: changes.toReversed() }
  })
