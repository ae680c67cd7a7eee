import type { CardWords, SearchedCard } from './model.ts'
import type { Query } from './query-words.ts'
import { queryIn } from './query-words.ts'
import { asSaid, bothSpelled, initialsOf, spelled } from './spelling.ts'

/** A card with all its words as they are compared. */
export interface Indexed {
  readonly card: SearchedCard
  readonly title: string
  /** The titles of its faces, and the ways to write them; here and below with spaces around every word. */
  readonly names: readonly string[]
  /** What the card is called for short, and its codes. */
  readonly short: ReadonlySet<string>
  readonly type: readonly string[]
  readonly subtype: readonly string[]
  readonly faction: readonly string[]
  readonly side: readonly string[]
  readonly set: readonly string[]
  /** What kinds of card it is. */
  readonly kinds: string
  /** Its text, which is worked out when it is first asked for: that takes longer than all else here. */
  readonly text: () => string
}

/** Fields whose values are words of a list. */
export const listed = ['type', 'subtype', 'faction', 'side', 'set'] as const
export type Listed = (typeof listed)[number]

export interface SearchIndex {
  readonly cards: readonly Indexed[]
  /** Every value there is of a field. */
  readonly values: Readonly<Record<Listed, ReadonlySet<string>>>
  readonly query: Query
}

const spaced = (words: string): string => ` ${words} `

/** A word in English, and as the player says it. Every word is worked out once for all cards. */
function inBoth(say: ((word: string) => string) | undefined): (word: string) => readonly string[] {
  const known = new Map<string, readonly string[]>()
  return word => {
    const before = known.get(word)
    if (before !== undefined) return before
    const said = say?.(word) ?? word
    const both = [...new Set([spelled(word), ...bothSpelled(said)])]
    known.set(word, both)
    return both
  }
}

type Kinds = Readonly<Record<Listed, (word: string) => readonly string[]>>

/** Titles are joined of halves; people shorten each, and the whole. */
function shortFor(title: string): readonly string[] {
  const halves = title.split(':').map(spelled)
  return [spelled(title), ...halves].map(initialsOf).filter(initials => initials.length > 1)
}

function namesOf(title: string): readonly string[] {
  const said = asSaid(title)
  return [title, title.replaceAll(' ', ''), ...(said === title ? [] : [said])]
}

function indexed(card: SearchedCard, kinds: Kinds, say: (card: string) => string): Indexed {
  const title = spelled(card.title)
  // A double-sided identity is called by the title of each face (CR 3.1.1a).
  const titles = [card.title, ...(card.faces ?? []).map(face => face.title)]
  const type = kinds.type(card.type)
  const subtype = (card.subtypes ?? []).flatMap(kinds.subtype)
  const faction = card.faction === undefined ? [] : kinds.faction(card.faction)
  const side = kinds.side(card.side)
  const set = card.sets.flatMap(kinds.set)
  let text: string | null = null
  return {
    card,
    title,
    names: titles.map(spelled).flatMap(namesOf).map(spaced),
    short: new Set([...card.codes, ...titles.flatMap(shortFor)]),
    type,
    subtype,
    faction,
    side,
    set,
    kinds: spaced([...type, ...subtype, ...faction, ...side, ...set].join(' ')),
    text: () => {
      text ??= spaced(spelled(say(card.id)))
      return text
    },
  }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Makes cards ready to be searched, once for each language. Texts come with the first search for words, unless they were read before. */
export function searchIndex(cards: Iterable<SearchedCard>, words: CardWords = {}): SearchIndex {
  const kinds: Kinds = {
    type: inBoth(words.type),
    subtype: inBoth(words.subtype),
    faction: inBoth(words.faction),
    set: inBoth(words.set),
    side: inBoth(words.side),
  }
  const all = [...cards]
    .map(card => indexed(card, kinds, words.text ?? (() => '')))
    .sort((a, b) => compare(a.title, b.title))
  const valuesOf = (field: Listed): ReadonlySet<string> => new Set(all.flatMap(each => each[field]))
  return {
    cards: all,
    values: {
      type: valuesOf('type'),
      subtype: valuesOf('subtype'),
      faction: valuesOf('faction'),
      side: valuesOf('side'),
      set: valuesOf('set'),
    },
    query: queryIn(words.query),
  }
}
