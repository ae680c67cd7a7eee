import type { NamedDeck } from '@paydata/decks'
import type { DeckRecord, DeckToKeep, KeptDeck } from '@paydata/protocol'
import { sql } from 'kysely'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import { neverPlayed, recordsWith } from './played.ts'

type Row = Tables['decks']

/** A deck with the format that it is made for. */
export interface FormatDeck extends NamedDeck {
  readonly format: DeckToKeep['format']
}

/** Was checked when it was written, and may be larger than decks are today. Earlier servers wrote no format. */
export function storedDeck(text: string): FormatDeck {
  const stored: NamedDeck & Partial<FormatDeck> = JSON.parse(text)
  return { format: 'standard', ...stored }
}

export const storedTags = (text: string): string[] => JSON.parse(text)

/** Reads a text for a list, from which a deck that is damaged is left out; null for such a text. */
function ifWhole<Read>(read: (text: string) => Read, text: string): Read | null {
  try {
    return read(text)
  } catch {
    return null
  }
}

/** How many bytes of decks are read at once. A deck that has more by itself is read alone. */
const mostBytes = 64 * 1024

/** How many of these rows, from the first on, are read at once. */
export function withinBytes(rows: readonly { readonly size: number }[]): number {
  let bytes = 0
  const beyond = rows.findIndex(({ size }, nth) => {
    bytes += Number(size)
    return nth > 0 && bytes > mostBytes
  })
  return beyond < 0 ? rows.length : beyond
}

const cardsOf = ({ cards }: NamedDeck): KeptDeck['cards'] => cards.map(([card, count]) => [card, count])

/** The row of a deck, and when its newest version was made. */
type ShownRow = Row & { readonly at: number | null }

/** A deck as its player sees it; null if it is damaged. */
function shown(row: ShownRow, played: DeckRecord): KeptDeck | null {
  const deck = ifWhole(storedDeck, row.deck)
  const tagged = ifWhole(storedTags, row.tags)
  if (deck === null || tagged === null) return null
  return {
    id: row.id,
    name: deck.name,
    identity: deck.identity,
    cards: cardsOf(deck),
    format: deck.format,
    tags: tagged,
    state: row.state,
    version: row.version,
    createdAt: Number(row.created_at),
    changedAt: Number(row.at ?? row.updated_at),
    updatedAt: Number(row.updated_at),
    played,
  }
}

/** The row of a deck of this player. Another player's deck is as good as none. */
export async function rowOf(store: Store, player: string, id: string): Promise<Row> {
  const row = await store
    .selectFrom('decks')
    .selectAll()
    .where('player', '=', player)
    .where('id', '=', id)
    .executeTakeFirst()
  if (row === undefined) throw new RefusedError('noSuchThing')
  return row
}

const rowsWithTimes = (store: Store, player: string) =>
  store
    .selectFrom('decks')
    .leftJoin('deck_versions', versions =>
      versions
        .onRef('deck_versions.player', '=', 'decks.player')
        .onRef('deck_versions.id', '=', 'decks.id')
        .onRef('deck_versions.version', '=', 'decks.version'),
    )
    .selectAll('decks')
    .select('deck_versions.at')
    .where('decks.player', '=', player)

async function allShown(store: Store, player: string, rows: readonly ShownRow[]): Promise<KeptDeck[]> {
  const ids = rows.map(({ id }) => id)
  const records = await recordsWith(store, player, ids)
  return rows.flatMap(row => shown(row, records.get(row.id) ?? neverPlayed) ?? [])
}

/** Some decks of a player, in the order of their ids as given. */
export async function decksShown(store: Store, player: string, ids: readonly string[]): Promise<KeptDeck[]> {
  const rows =
    ids.length === 0 ? [] : await rowsWithTimes(store, player).where('decks.id', 'in', ids).execute()
  const decks = new Map((await allShown(store, player, rows)).map(deck => [deck.id, deck]))
  return ids.flatMap(id => decks.get(id) ?? [])
}

export async function deckShown(store: Store, player: string, id: string): Promise<KeptDeck> {
  const [deck] = await decksShown(store, player, [id])
  if (deck === undefined) throw new RefusedError('noSuchThing')
  return deck
}

/** A deck to play with. */
export async function ownDeck(store: Store, player: string, id: string): Promise<NamedDeck> {
  const row = await rowOf(store, player, id)
  if (row.state === 'deleted') throw new RefusedError('noSuchThing')
  return storedDeck(row.deck)
}

const placeIn = (next: string | null): { readonly at: number; readonly id: string } | null => {
  const [, at, id] = /^(\d{1,15})\.([\w-]+)$/.exec(next ?? '') ?? []
  if (next !== null && (at === undefined || id === undefined)) throw new RefusedError('malformed')
  return at === undefined || id === undefined ? null : { at: Number(at), id }
}

/** The decks of a player that were changed after a place in the order of changes. However many there are, an index finds them. */
export async function decksAfter(
  store: Store,
  player: string,
  after: string | null,
  most: number,
): Promise<{ decks: KeptDeck[]; next: string | null; more: boolean }> {
  const place = placeIn(after)
  let query = rowsWithTimes(store, player)
  if (place !== null)
    query = query.where(of =>
      of.or([
        of('decks.updated_at', '>', place.at),
        of.and([of('decks.updated_at', '=', place.at), of('decks.id', '>', place.id)]),
      ]),
    )
  const inOrder = query.orderBy('decks.updated_at').orderBy('decks.id')
  const sizes = await inOrder
    .clearSelect()
    .select(sql<number>`octet_length(decks.deck)`.as('size'))
    .limit(most + 1)
    .execute()
  const count = Math.min(most, withinBytes(sizes))
  const page = count === 0 ? [] : await inOrder.limit(count).execute()
  const last = page.at(-1)
  return {
    decks: await allShown(store, player, page),
    next: last === undefined ? after : `${last.updated_at}.${last.id}`,
    more: sizes.length > count,
  }
}

/** The versions of a deck, the newest first, as many as are kept today. */
export async function versionsOf(store: Store, player: string, id: string) {
  await rowOf(store, player, id)
  const sizes = await versionSizes(store, player, id)
  const rows = await store
    .selectFrom('deck_versions')
    .select(['version', 'deck', 'at'])
    .where('player', '=', player)
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .limit(withinBytes(sizes))
    .execute()
  return rows.flatMap(({ version, deck: text, at }) => {
    const deck = ifWhole(storedDeck, text)
    if (deck === null) return []
    const { name, identity, format } = deck
    return [{ version, at: Number(at), name, identity, cards: cardsOf(deck), format }]
  })
}

/** How many bytes each version of a deck has, the newest first. */
export const versionSizes = (store: Store, player: string, id: string) =>
  store
    .selectFrom('deck_versions')
    .select(['version', sql<number>`octet_length(deck)`.as('size')])
    .where('player', '=', player)
    .where('id', '=', id)
    .orderBy('version', 'desc')
    .execute()
