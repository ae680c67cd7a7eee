import type { NamedDeck } from '@paydata/decks'
import type { DeckInList, DeckRecord, KeptDeck } from '@paydata/protocol'
import { sql } from 'kysely'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import type { DeckAsItIs } from './played.ts'
import { neverPlayed, recordsWith } from './played.ts'
import type { About, FormatDeck } from './stored.ts'
import { aboutOf, ifWhole, storedAbout, storedDeck, storedTags, withinBytes } from './stored.ts'

type Row = Tables['decks']

/** What a deck is, as it is sent. */
export const contentOf = ({
  name,
  identity,
  cards,
  format,
}: FormatDeck): Pick<KeptDeck, 'name' | 'identity' | 'cards' | 'format'> => ({
  name,
  identity,
  cards: cards.map(([card, count]) => [card, count]),
  format,
})

/** All that a row says but what the deck is. */
type Noted = Omit<Row, 'player' | 'deck' | 'about' | 'about_version'> & { readonly at: number | null }

const notedIn = (row: Noted, tags: readonly string[], played: DeckRecord) => ({
  id: row.id,
  tags: [...tags],
  state: row.state,
  version: row.version,
  createdAt: Number(row.created_at),
  changedAt: Number(row.at ?? row.updated_at),
  updatedAt: Number(row.updated_at),
  played,
})

/** Puts what is stored of decks together with the records of these. Left out are those that are damaged. */
async function withRecords<Stored extends Noted & { readonly text: string }, Read, Given>(
  store: Store,
  player: string,
  rows: readonly Stored[],
  read: (row: Stored) => Read,
  give: (noted: ReturnType<typeof notedIn>, read: Read) => Given,
): Promise<Given[]> {
  const ids = rows.map(({ id }) => id)
  const records = await recordsWith(store, player, ids)
  return rows.flatMap(row => {
    const is = ifWhole(() => read(row), row.text)
    const tags = ifWhole(storedTags, row.tags)
    if (is === null || tags === null) return []
    return [give(notedIn(row, tags, records.get(row.id) ?? neverPlayed), is)]
  })
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
    .where('decks.player', '=', player)

const noted = [
  'decks.id',
  'decks.tags',
  'decks.state',
  'decks.version',
  'decks.created_at',
  'decks.updated_at',
  'deck_versions.at',
] as const

/** Some decks of a player, in the order of their ids as given; and the ids of those that are too many to be read at once. */
export async function decksShown(
  store: Store,
  player: string,
  ids: readonly string[],
): Promise<{ decks: KeptDeck[]; left: string[] }> {
  const sizes = await store
    .selectFrom('decks')
    .select(['id', sql<number>`octet_length(deck)`.as('size')])
    .where('player', '=', player)
    .where('id', 'in', ids)
    .execute()
  const sizeOf = new Map(sizes.map(({ id, size }) => [id, size]))
  const there = [...new Set(ids)].flatMap(id => {
    const size = sizeOf.get(id)
    return size === undefined ? [] : [{ id, size }]
  })
  if (there.length === 0) return { decks: [], left: [] }
  const count = withinBytes(there)
  const read = there.slice(0, count).map(({ id }) => id)
  const rows = await rowsWithTimes(store, player)
    .where('decks.id', 'in', read)
    .select(noted)
    .select('decks.deck as text')
    .execute()
  const shown = await withRecords(store, player, rows, ({ text }) => storedDeck(text), whole)
  const decks = new Map(shown.map(deck => [deck.id, deck]))
  return {
    decks: read.flatMap(id => decks.get(id) ?? []),
    left: there.slice(count).map(({ id }) => id),
  }
}

const whole = ({ id, ...others }: ReturnType<typeof notedIn>, deck: FormatDeck): KeptDeck => ({
  id,
  ...contentOf(deck),
  ...others,
})

export async function deckShown(store: Store, player: string, id: string): Promise<KeptDeck> {
  const {
    decks: [deck],
  } = await decksShown(store, player, [id])
  if (deck === undefined) throw new RefusedError('noSuchThing')
  return deck
}

/** A deck to play with. */
export async function ownDeck(
  store: Store,
  player: string,
  id: string,
): Promise<{ readonly deck: NamedDeck; readonly kept: DeckAsItIs }> {
  const row = await rowOf(store, player, id)
  if (row.state === 'deleted') throw new RefusedError('noSuchThing')
  return { deck: storedDeck(row.deck), kept: { id, version: row.version } }
}

const placeIn = (next: string | null): { readonly at: number; readonly id: string } | null => {
  const [, at, id] = /^(\d{1,15})\.([\w-]+)$/.exec(next ?? '') ?? []
  if (next !== null && (at === undefined || id === undefined)) throw new RefusedError('malformed')
  return at === undefined || id === undefined ? null : { at: Number(at), id }
}

const isNoted = sql<boolean>`decks.about is not null and decks.about_version = decks.version`
/** What is read of a deck for a list. Of one that an earlier server has written last, that is the deck itself. */
const textForList = sql<string>`case when ${isNoted} then decks.about else decks.deck end`

const forList = [
  textForList.as('text'),
  sql<'about' | 'deck'>`case when ${isNoted} then 'about' else 'deck' end`.as('is'),
] as const

/**
 * The decks of a player that were changed after a place in the order of changes, without their cards. However many there are, an
 * index finds them.
 */
export async function decksAfter(
  store: Store,
  player: string,
  after: string | null,
  most: number,
): Promise<{ decks: DeckInList[]; next: string | null; more: boolean }> {
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
    .select(sql<number>`octet_length(${textForList}) + octet_length(decks.tags)`.as('size'))
    .limit(most + 1)
    .execute()
  const count = Math.min(most, withinBytes(sizes))
  const page = count === 0 ? [] : await inOrder.select(noted).select(forList).limit(count).execute()
  const last = page.at(-1)
  return {
    decks: await listed(store, player, page),
    next: last === undefined ? after : `${last.updated_at}.${last.id}`,
    more: sizes.length > count,
  }
}

/** Some decks that this server has just written, in the order of their ids as given, without their cards. */
export async function decksListed(
  store: Store,
  player: string,
  ids: readonly string[],
): Promise<DeckInList[]> {
  if (ids.length === 0) return []
  const rows = await rowsWithTimes(store, player)
    .where('decks.id', 'in', ids)
    .select(noted)
    .select(forList)
    .execute()
  const decks = new Map((await listed(store, player, rows)).map(deck => [deck.id, deck]))
  return ids.flatMap(id => decks.get(id) ?? [])
}

const listed = (
  store: Store,
  player: string,
  rows: readonly (Noted & { readonly text: string; readonly is: 'about' | 'deck' })[],
): Promise<DeckInList[]> =>
  withRecords(
    store,
    player,
    rows,
    ({ text, is }): About => (is === 'about' ? storedAbout(text) : aboutOf(storedDeck(text))),
    ({ id, ...others }, { name, identity, size, format }) => ({
      id,
      name,
      identity,
      size,
      format,
      ...others,
    }),
  )
