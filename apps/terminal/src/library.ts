import { startersIn } from '@paydata/cards/formats'
import type { StarterDeck as NamedStarter, PoolName } from '@paydata/decks'
import { pools } from '@paydata/decks'
import type { Deck, Definition, Side } from '@paydata/engine'
import type { Mistake } from './arguments.ts'
import type { Judge } from './decks/files.ts'
import { deckFrom, isFileName } from './decks/files.ts'

/** What people call a deck, and what is in it. */
type StarterDeck = Omit<NamedStarter, 'faction'>

/** The cards there are to play with. */
export interface Library {
  /** The version of the definitions, which saved games name. */
  readonly version: string
  readonly definitions: readonly Definition[]
  readonly decks: readonly StarterDeck[]
}

/** A deck to play with, and what its player should know about it. */
export interface Chosen {
  readonly id: string
  /** What people call it. */
  readonly name: string
  readonly deck: Deck
  readonly note: string | null
}

const fewestCards = 30
const fewestPoints = 14

/** The cards and decks of a format. */
function inFormat(library: Library, format: PoolName): Library {
  if (format === 'all') return library
  return {
    ...library,
    definitions: library.definitions.filter(({ is }) => pools[format].cards.has(is)),
    decks: library.decks.filter(({ id }) => startersIn[format].includes(id)),
  }
}

/** A deck from a file, or by its id or a part of its name, or `plain`; without a name, the first that is complete. */
export function chooseDeck(
  everything: Library,
  side: Side,
  name: string | null,
  judge: Judge,
): Chosen | Mistake {
  const library = inFormat(everything, judge.format)
  const decks = library.decks.filter(deck => deck.side === side)
  if (name === 'plain') return plainDeck(library, side) ?? tooFew(side)
  if (name !== null && isFileName(name)) {
    const deck = deckFrom(name, side, judge)
    return 'mistake' in deck ? deck : prepared(library, { ...deck, id: name, side })
  }
  if (name !== null) {
    const found = findDeck(decks, name)
    return 'mistake' in found ? found : prepared(library, found)
  }
  const complete = decks.find(deck => missingFrom(library, deck).length === 0)
  if (complete !== undefined) return prepared(library, complete)
  return plainDeck(library, side) ?? tooFew(side)
}

/** What to type for a deck that was chosen: the first words of its name, if they are enough. */
export function wordFor(library: Library, side: Side, id: string): string {
  const decks = library.decks.filter(deck => deck.side === side)
  const named = decks.find(deck => deck.id === id)
  const words =
    named === undefined ? [] : [/^[^\s:]+/, /^[^:]+/].map(part => part.exec(named.name)?.[0] ?? id)
  return words.find(word => findDeck(decks, word) === named)?.toLowerCase() ?? id
}

const tooFew = (side: Side): Mistake => ({
  mistake: `There are not enough cards yet for a deck of the ${sideName(side)}.`,
})

const sideName = (side: Side): string => (side === 'corp' ? 'Corp' : 'Runner')
const simple = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

function findDeck(decks: readonly StarterDeck[], name: string): StarterDeck | Mistake {
  const wanted = simple(name)
  const exact = decks.find(
    deck => deck.id === name || simple(deck.id) === wanted || simple(deck.name) === wanted,
  )
  if (exact !== undefined) return exact
  const partly = decks.filter(deck => simple(`${deck.id} ${deck.name}`).includes(wanted))
  const [only] = partly
  if (only !== undefined && partly.length === 1) return only
  const list = [...decks.map(deck => deck.name), 'plain (three of each card)'].map(each => `  ${each}`)
  const problem = partly.length > 1 ? `"${name}" could be several decks.` : `There is no deck "${name}".`
  return { mistake: `${problem} There are (a part of the name is enough):\n${list.join('\n')}` }
}

const isDefined = (library: Library, id: string): boolean =>
  library.definitions.some(definition => definition.is === id)

const missingFrom = (library: Library, deck: StarterDeck): readonly string[] =>
  [deck.identity, ...deck.cards.map(([id]) => id)].filter(id => !isDefined(library, id))

const copies = (id: string, count: number): string[] => Array.from({ length: count }, () => id)

/** The deck as far as its cards can be played with; too little of it is replaced as a whole. */
function prepared(library: Library, named: StarterDeck): Chosen | Mistake {
  const missing = missingFrom(library, named)
  const cards = named.cards.flatMap(([id, count]) => (isDefined(library, id) ? copies(id, count) : []))
  if (missing.length === 0)
    return { id: named.id, name: named.name, deck: { identity: named.identity, cards }, note: null }
  const identity = isDefined(library, named.identity) ? named.identity : identityOf(library, named.side)
  if (identity !== undefined && isEnough(library, named.side, cards))
    return {
      id: named.id,
      name: named.name,
      deck: { identity, cards },
      note: `${named.name} is played without ${missing.length} cards that are not ready yet.`,
    }
  const plain = plainDeck(library, named.side)
  if (plain === undefined) return tooFew(named.side)
  return {
    ...plain,
    note: `${missing.length} kinds of cards of ${named.name} are not ready yet, so the ${sideName(named.side)} plays a plain deck.`,
  }
}

/** A game must be able to end by points. */
function isEnough(library: Library, side: Side, cards: readonly string[]): boolean {
  if (cards.length < fewestCards) return false
  return side === 'runner' || pointsIn(library, cards) >= fewestPoints
}

function pointsIn(library: Library, cards: readonly string[]): number {
  const points = new Map(library.definitions.map(({ is, printed }) => [is, printed.points ?? 0]))
  return cards.reduce((sum, id) => sum + (points.get(id) ?? 0), 0)
}

const identityOf = (library: Library, side: Side): string | undefined =>
  library.definitions.find(({ printed }) => printed.side === side && printed.type === 'identity')?.is

/** Three of each card there is. */
function plainDeck(library: Library, side: Side): Chosen | undefined {
  const identity = identityOf(library, side)
  const cards = library.definitions
    .filter(({ printed }) => printed.side === side && printed.type !== 'identity')
    .flatMap(({ is }) => copies(is, 3))
  return identity === undefined || cards.length === 0
    ? undefined
    : { id: 'plain', name: 'three of each card', deck: { identity, cards }, note: null }
}
