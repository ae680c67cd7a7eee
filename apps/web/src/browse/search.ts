import { cardOf, everyCard, setTitle } from '@paydata/cards/catalogue'
import { isPrintedIn, loadedCards } from '@paydata/cards/loading'
import type { SearchIndex, SearchProblem } from '@paydata/decks/search'
import { search, searchIndex } from '@paydata/decks/search'
import type { OlderEdition } from '@paydata/decks/starter'
import { newestEdition, formats as setsOfFormats } from '@paydata/decks/starter'
import type { Definition, Side } from '@paydata/engine'
import type { Language } from '@paydata/words'
import { cardsVersionIn, factsOf } from '../cards/facts.ts'
import { browse } from '../messages/browse.ts'
import { gameWords } from '../messages/game.ts'
import { say } from '../messages/say.ts'
import { spoken } from '../words/symbols.ts'
import { textOf } from '../words/words.ts'
import { compare } from './compare.ts'
import { factionName } from './faction-name.ts'

export const orders = ['title', 'cost', 'faction', 'type'] as const
export type Order = (typeof orders)[number]

/** Formats of fewer cards than there are. */
const { all: _, ...narrow } = setsOfFormats
export type Format = keyof typeof narrow
const isFormat = (word: string): word is Format => Object.hasOwn(narrow, word)
export const formats: readonly Format[] = Object.keys(narrow).filter(isFormat)

/** The search of the player; null for filters that are not set. */
export interface Wanted {
  readonly words: string
  readonly side: string | null
  readonly type: string | null
  readonly faction: string | null
  readonly cost: number | null
  readonly format: Format | null
  /** The edition of the rules as in which the cards are wanted: null for that of today. */
  readonly edition: OlderEdition | null
  readonly order: Order
}

export const anything: Wanted = {
  words: '',
  side: null,
  type: null,
  faction: null,
  cost: null,
  format: null,
  edition: null,
  order: 'title',
}

/** All cards that are loaded, ready to be searched in a language, by editions: made when they are first needed. */
const indexes = new WeakMap<Language, Map<string, SearchIndex>>()

function searchIndexNow(edition: string = newestEdition): SearchIndex {
  const words = gameWords()
  const ofLanguage = indexes.get(words) ?? new Map<string, SearchIndex>()
  indexes.set(words, ofLanguage)
  const known = ofLanguage.get(edition)
  if (known !== undefined) return known
  const made = searchIndex(
    everyCard.flatMap(card => {
      const printed = factsOf(card.id, edition)?.printed
      return printed === undefined ? [] : [{ ...card, subtypes: printed.subtypes }]
    }),
    {
      text: id => textOf(cardsVersionIn(edition), id).map(spoken).join(' '),
      type: words.kinds.type,
      subtype: words.kinds.subtype,
      faction: factionName,
      set: setTitle,
      side: side => (side === 'corp' ? say.sides.corp : say.sides.runner),
      query: browse.words.query,
    },
  )
  ofLanguage.set(edition, made)
  return made
}

/** Reads the texts of all cards, so that no search has to read all of them at once. */
export function* readTexts({ edition }: Pick<Wanted, 'edition'>): Generator {
  for (const { text } of searchIndexNow(edition ?? undefined).cards) yield text()
}

/** The cost to install, play or rez a card; for an agenda its advancement requirement. */
export function costOf({ printed }: Definition): number | null {
  const cost = printed.type === 'agenda' ? printed.advancement : printed.cost
  return typeof cost === 'number' ? cost : null
}

const ways: Readonly<Record<Order, (a: Definition, b: Definition) => number>> = {
  title: () => 0,
  cost: (a, b) => (costOf(a) ?? -1) - (costOf(b) ?? -1),
  faction: (a, b) => compare(a.printed.faction ?? '', b.printed.faction ?? ''),
  type: (a, b) => compare(`${a.printed.side}${a.printed.type}`, `${b.printed.side}${b.printed.type}`),
}

export interface Found {
  readonly cards: readonly Definition[]
  /** What the words cannot mean. The cards were found without it. */
  readonly problems: readonly SearchProblem[]
}

/** The cards that the player wants. Those whose titles fit the words best come first, unless another order is wanted. */
export function found(wanted: Wanted): Found {
  const { words, side, type, faction, cost, edition, order } = wanted
  // Older editions go with the cards of the Core Set.
  const format = edition === null ? wanted.format : 'core'
  const isFit = (card: Definition): boolean =>
    (side === null || card.printed.side === side) &&
    (type === null || card.printed.type === type) &&
    (faction === null || card.printed.faction === faction) &&
    (cost === null || costOf(card) === cost) &&
    (format === null || isPrintedIn(card.is, narrow[format]))
  const day = new Date().toISOString().slice(0, 10)
  const { cards, problems } = search(searchIndexNow(edition ?? undefined), words, {
    day,
    ...(format !== null && { format }),
  })
  const all = cards.flatMap(({ id }) => factsOf(id, edition ?? undefined) ?? []).filter(isFit)
  // Sorting keeps the order of the search among equals.
  return { cards: all.toSorted(ways[order]), problems }
}

/** What the cards that are loaded have, or those of one side. */
const among = (
  side: Side | null,
  each: (card: Definition) => string | readonly string[] | undefined,
): readonly string[] => {
  const cards = loadedCards().filter(({ printed }) => side === null || printed.side === side)
  return [...new Set(cards.flatMap(card => each(card) ?? []))].sort(compare)
}

export const types = (side: Side | null = null) => among(side, ({ printed }) => printed.type)
export const subtypes = (side: Side | null) => among(side, ({ printed }) => printed.subtypes)
export const factions = (side: Side | null = null) => among(side, ({ printed }) => printed.faction)
export const sets = (side: Side | null) => among(side, ({ is }) => cardOf(is)?.sets)
export const costs = (): readonly number[] =>
  [...new Set(loadedCards().flatMap(card => costOf(card) ?? []))].sort((a, b) => a - b)
