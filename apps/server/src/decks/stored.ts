import type { NamedDeck } from '@paydata/decks'
import { namedDeck, sizeOf } from '@paydata/decks'
import type { DeckToKeep } from '@paydata/protocol'

/** A deck with the format that it is made for. */
export interface FormatDeck extends NamedDeck {
  readonly format: DeckToKeep['format']
}

/** Was checked when it was written, and may be larger than decks are today. Earlier servers wrote no format. */
export function storedDeck(text: string): FormatDeck {
  const stored: NamedDeck & Partial<FormatDeck> = JSON.parse(text)
  return { format: 'standard', ...stored }
}

export const written = (deck: FormatDeck | DeckToKeep): string => {
  const { name, identity, cards } = namedDeck(deck.name, deck.identity, deck.cards)
  return JSON.stringify({ name, identity, cards, format: deck.format })
}

/** What a list says of a deck, without its cards. */
export interface About {
  readonly name: string
  readonly identity: string
  readonly format: FormatDeck['format']
  /** How many cards it has. */
  readonly size: number
}

export const aboutOf = ({ name, identity, format, cards }: FormatDeck): About => ({
  name,
  identity,
  format,
  size: sizeOf({ cards }),
})

export const storedAbout = (text: string): About => JSON.parse(text)

export const storedTags = (text: string): string[] => JSON.parse(text)

/** Reads a text for a list, from which a deck that is damaged is left out; null for such a text. */
export function ifWhole<Read>(read: (text: string) => Read, text: string): Read | null {
  try {
    return read(text)
  } catch {
    return null
  }
}

/** How many bytes of decks are read at once. A deck that has more by itself is read alone. */
const mostBytes = 64 * 1024

/** How many of these rows, from the first on, are read at once. */
export function withinBytes(rows: readonly { readonly size: number }[], most = mostBytes): number {
  let bytes = 0
  const beyond = rows.findIndex(({ size }, nth) => {
    bytes += Number(size)
    return nth > 0 && bytes > most
  })
  return beyond < 0 ? rows.length : beyond
}

export const sumOfSizes = (rows: readonly { readonly size: number }[]): number =>
  rows.reduce((sum, { size }) => sum + Number(size), 0)
