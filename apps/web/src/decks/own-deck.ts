import type { Format, NamedDeck } from '@paydata/decks/starter'
import { formats, namedDeck } from '@paydata/decks/starter'
import type { DeckRecord, DeckState } from '@paydata/protocol'

/** What of a deck the server has not been told yet. */
export type Unsent = 'cards' | 'notes'

/** How many games there were, and how they ended. */
export type Tally = Omit<DeckRecord, 'last'>

/** A deck that a player has made, legal or not, with what they have noted about it. Times are milliseconds since 1970. */
export interface OwnDeck extends DeckContent {
  readonly id: string
  readonly tags: readonly string[]
  readonly state: DeckState
  readonly changed: number
  /** When it was last chosen for a game. */
  readonly played: number | null
  /** How the games at the server went with it. */
  readonly record: Tally
  /** How the games that this browser ran went with it. No server knows of them. */
  readonly here: Tally
  /** The version at the server that this one was made from; null if the server does not have the deck. */
  readonly version: number | null
  readonly unsent: readonly Unsent[]
  /** What the server was sent last, until it answers. A page may be left before that, and the deck changed again. */
  readonly sending: DeckContent | null
}

/** What a new version of a deck may differ in. */
export interface DeckContent extends NamedDeck {
  readonly format: Format
}

export const contentOf = ({ name, identity, cards, format }: DeckContent): DeckContent => ({
  name,
  identity,
  cards,
  format,
})

/** A deck in the one way in which the server writes it. */
const written = ({ name, identity, cards, format }: DeckContent): string =>
  JSON.stringify([namedDeck(name, identity, cards), format])

export const isSameContent = (one: DeckContent, other: DeckContent): boolean =>
  one === other || written(one) === written(other)

export const noGames: Tally = { count: 0, won: 0, drawn: 0 }

/** A deck as one that the server has not heard of. */
export const asNew = (deck: OwnDeck): OwnDeck => ({
  ...deck,
  record: noGames,
  version: null,
  unsent: [],
  sending: null,
})

export const withGame = ({ count, won, drawn }: Tally, how: 'won' | 'lost' | 'drawn'): Tally => ({
  count: count + 1,
  won: won + (how === 'won' ? 1 : 0),
  drawn: drawn + (how === 'drawn' ? 1 : 0),
})

/** How all games went with a deck, at the server and here. */
export const allGames = ({ record, here }: Pick<OwnDeck, 'record' | 'here'>): Tally => ({
  count: record.count + here.count,
  won: record.won + here.won,
  drawn: record.drawn + here.drawn,
})

const isFormat = (value: unknown): value is Format =>
  typeof value === 'string' && Object.hasOwn(formats, value)
export const formatFrom = (value: unknown): Format => (isFormat(value) ? value : 'standard')

const textFrom = (value: unknown): string => (typeof value === 'string' ? value : '')
const timeFrom = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) ? value : null
const countFrom = (value: unknown): number => timeFrom(value) ?? 0

type Copies = NamedDeck['cards'][number]

const copiesFrom = (value: unknown): readonly Copies[] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isSafeInteger(value[1])
    ? [[value[0], value[1]]]
    : []

const mostTags = 12
const longestTag = 24

/** Tags as they are kept: short, each once. */
export const tagsFrom = (values: readonly unknown[]): readonly string[] =>
  [
    ...new Set(
      values
        .map(each => textFrom(each).replace(/\s+/g, ' ').trim().slice(0, longestTag))
        .filter(tag => tag !== ''),
    ),
  ].slice(0, mostTags)

const isState = (value: unknown): value is DeckState =>
  value === 'kept' || value === 'archived' || value === 'deleted'
const isUnsent = (value: unknown): value is Unsent => value === 'cards' || value === 'notes'

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function tallyFrom(value: unknown): Tally {
  const { count, won, drawn } = fieldsOf(value)
  return { count: countFrom(count), won: countFrom(won), drawn: countFrom(drawn) }
}

function contentFrom(kept: unknown): DeckContent | null {
  const { name, identity, cards, format } = fieldsOf(kept)
  if (!Array.isArray(cards)) return null
  return {
    ...namedDeck(textFrom(name), textFrom(identity), cards.flatMap(copiesFrom)),
    format: formatFrom(format),
  }
}

/** A deck from what a browser has kept; null for what is none. */
export function ownDeckFrom(kept: unknown): OwnDeck | null {
  const { id, tags, ...more } = fieldsOf(kept)
  const content = contentFrom(kept)
  if (typeof id !== 'string' || id === '' || content === null) return null
  return {
    ...content,
    id,
    tags: tagsFrom(Array.isArray(tags) ? tags : []),
    // Earlier releases knew only an archive.
    state: isState(more.state) ? more.state : more.isArchived === true ? 'archived' : 'kept',
    changed: countFrom(more.changed),
    played: timeFrom(more.played),
    record: tallyFrom(more.record),
    here: tallyFrom(more.here),
    version: timeFrom(more.version),
    unsent: Array.isArray(more.unsent) ? more.unsent.filter(isUnsent) : [],
    sending: contentFrom(more.sending),
  }
}
