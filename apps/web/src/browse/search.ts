import { isPrintedIn, loadedCards } from '@paydata/cards/loading'
import { formats as sets } from '@paydata/cards/starter'
import type { Definition } from '@paydata/engine'
import type { Language } from '@paydata/engine/text'
import { cardsVersionHere } from '../cards/facts.ts'
import { gameWords } from '../messages/game.ts'
import { spoken } from '../words/symbols.ts'
import { textOf } from '../words/words.ts'
import { setName } from './set-name.ts'

export const orders = ['title', 'cost', 'faction', 'type'] as const
export type Order = (typeof orders)[number]

/** Formats of fewer cards than there are. */
const { all: _, ...narrow } = sets
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
  readonly order: Order
}

export const anything: Wanted = {
  words: '',
  side: null,
  type: null,
  faction: null,
  cost: null,
  format: null,
  order: 'title',
}

/** A text without case and accents, as people type a search. */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase()

/** The searchable text of each card in each language, kept after it was first needed. */
const spelled = new WeakMap<Language, Map<string, string>>()

/** The text of a card that is searched for words: title, kinds, text and set. The kinds are there in English too. */
function spelledOut({ is, set, printed }: Definition): string {
  const words = gameWords()
  const known = spelled.get(words) ?? new Map<string, string>()
  spelled.set(words, known)
  const before = known.get(is)
  if (before !== undefined) return before
  const { title, type, faction = '', subtypes = [] } = printed
  const all = plain(
    [
      ...[title, type, words.kinds.type(type), faction.replace('_', ' ')],
      ...[...subtypes, ...subtypes.map(words.kinds.subtype), setName(set)],
      ...textOf(cardsVersionHere, is).map(spoken),
    ].join(' '),
  )
  known.set(is, all)
  return all
}

/** The cost to install, play or rez a card; for an agenda its advancement requirement. */
export function costOf({ printed }: Definition): number | null {
  const cost = printed.type === 'agenda' ? printed.advancement : printed.cost
  return typeof cost === 'number' ? cost : null
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const titleOf = ({ printed }: Definition): string => plain(printed.title)

const ways: Readonly<Record<Order, (a: Definition, b: Definition) => number>> = {
  title: () => 0,
  cost: (a, b) => (costOf(a) ?? -1) - (costOf(b) ?? -1),
  faction: (a, b) => compare(a.printed.faction ?? '', b.printed.faction ?? ''),
  type: (a, b) => compare(`${a.printed.side}${a.printed.type}`, `${b.printed.side}${b.printed.type}`),
}

export function found({ words, side, type, faction, cost, format, order }: Wanted): readonly Definition[] {
  const all = plain(words)
    .split(/\s+/)
    .filter(word => word !== '')
  const isFit = (card: Definition): boolean =>
    (side === null || card.printed.side === side) &&
    (type === null || card.printed.type === type) &&
    (faction === null || card.printed.faction === faction) &&
    (cost === null || costOf(card) === cost) &&
    (format === null || isPrintedIn(card.is, narrow[format])) &&
    all.every(word => spelledOut(card).includes(word))
  return loadedCards()
    .filter(isFit)
    .toSorted((a, b) => ways[order](a, b) || compare(titleOf(a), titleOf(b)))
}

const among = (each: (card: Definition) => string | undefined): readonly string[] =>
  [...new Set(loadedCards().flatMap(card => each(card) ?? []))].sort(compare)

export const types = () => among(({ printed }) => printed.type)
export const factions = () => among(({ printed }) => printed.faction)
export const costs = (): readonly number[] =>
  [...new Set(loadedCards().flatMap(card => costOf(card) ?? []))].sort((a, b) => a - b)
