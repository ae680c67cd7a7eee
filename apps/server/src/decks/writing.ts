import type { DeckState, DeckToKeep } from '@paydata/protocol'
import type { Transaction } from 'kysely'
import { holdGuest, holdPlayers } from '../identity/players.ts'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import { rowOf } from './reading.ts'
import type { DeckWriter } from './room.ts'
import { bytesIn, grow } from './room.ts'
import type { FormatDeck } from './stored.ts'
import { aboutOf, storedDeck, storedTags, sumOfSizes, written } from './stored.ts'
import { isWholeAfter, tooMany, versionAt, versionSizes, versionText } from './versions.ts'

/** The most decks of one player, deleted ones included. */
const mostDecks = 10_000
/** Milliseconds for which a deleted deck can be taken back. */
const takenBackFor = 30 * 24 * 3_600_000
/** Milliseconds after which the decks of a guest who does not ask for them are removed. */
const guestsAwayFor = 30 * 24 * 3_600_000

interface NewDeck {
  readonly id: string
  readonly deck: FormatDeck | DeckToKeep
  readonly tags: readonly string[]
  readonly state: DeckState
}

/**
 * Changes decks of a player at a time, one window after the other, and never after the player was deleted. A change says by how
 * many bytes the decks grow.
 */
const changing = (
  store: Store,
  writer: DeckWriter,
  now: number,
  change: (transaction: Transaction<Tables>, at: number) => Promise<number>,
): Promise<void> =>
  store.transaction().execute(async transaction => {
    await holdPlayers(transaction, [writer.id])
    const bytes = await change(transaction, await nextTime(transaction, writer.id, now))
    await grow(transaction, writer, bytes, now)
  })

/** A time after those of all earlier changes, whatever clocks say, as clients ask for what came after the last one they saw. */
async function nextTime(transaction: Transaction<Tables>, player: string, now: number): Promise<number> {
  const { last } = await transaction
    .selectFrom('decks')
    .select(({ fn }) => fn.max('updated_at').as('last'))
    .where('player', '=', player)
    .executeTakeFirstOrThrow()
  return Math.max(now, Number(last ?? 0) + 1)
}

/** What the lists say of a deck, in the row that holds its newest version. */
const aboutIn = (deck: string, version: number) => ({
  about: JSON.stringify(aboutOf(storedDeck(deck))),
  about_version: version,
})

const writtenTags = (tags: readonly string[]): string => JSON.stringify([...new Set(tags)])

/** Keeps new decks, and gives the ids of those that are there already, which stay as they are. */
export async function keepDecks(
  store: Store,
  writer: DeckWriter,
  decks: readonly NewDeck[],
  now: number,
): Promise<string[]> {
  let known = new Set<string>()
  await changing(store, writer, now, async (transaction, at) => {
    const player = writer.id
    const ids = decks.map(({ id }) => id)
    const own = transaction.selectFrom('decks').where('player', '=', player)
    const there = ids.length === 0 ? [] : await own.select('id').where('id', 'in', ids).execute()
    known = new Set(there.map(({ id }) => id))
    const fresh = new Map(decks.filter(({ id }) => !known.has(id)).map(deck => [deck.id, deck]))
    if (fresh.size === 0) return 0
    const { count } = await own.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
    if (Number(count) + fresh.size > mostDecks)
      throw new RefusedError('notAllowed', { because: [{ code: 'tooManyDecks' }] })
    let bytes = 0
    for (const deck of fresh.values()) bytes += await keepNew(transaction, player, deck, at)
    return bytes
  })
  return [...known]
}

async function keepNew(
  transaction: Transaction<Tables>,
  player: string,
  { id, deck: kept, tags, state }: NewDeck,
  at: number,
): Promise<number> {
  const [deck, tagged] = [written(kept), writtenTags(tags)]
  await transaction
    .insertInto('decks')
    .values({
      player,
      id,
      deck,
      tags: tagged,
      state,
      version: 1,
      created_at: at,
      updated_at: at,
      ...aboutIn(deck, 1),
    })
    .execute()
  await transaction.insertInto('deck_versions').values({ player, id, version: 1, deck, at }).execute()
  return 2 * bytesIn(deck) + bytesIn(tagged)
}

export interface DeckChange {
  readonly change: { readonly version: number; readonly deck: DeckToKeep } | null
  readonly tags: readonly string[] | null
  readonly state: DeckState | null
}

export const changeDeck = (
  store: Store,
  writer: DeckWriter,
  id: string,
  { change, tags, state }: DeckChange,
  now: number,
): Promise<void> =>
  changing(store, writer, now, async (transaction, at) => {
    const player = writer.id
    const row = await rowOf(transaction, player, id)
    const bytes =
      change === null ? 0 : await addVersion(transaction, row, change.version, written(change.deck), at)
    const tagged = tags === null ? row.tags : writtenTags(tags)
    await transaction
      .updateTable('decks')
      .where('player', '=', player)
      .where('id', '=', id)
      .set({ tags: tagged, state: state ?? row.state, updated_at: at })
      .execute()
    return bytes + bytesIn(tagged) - bytesIn(row.tags)
  })

/** Makes an earlier version the newest one. The versions between stay, so that this can be undone, too. */
export const undoDeck = (
  store: Store,
  writer: DeckWriter,
  id: string,
  { version, to }: { readonly version: number; readonly to: number },
  now: number,
): Promise<void> =>
  changing(store, writer, now, async (transaction, at) => {
    const row = await rowOf(transaction, writer.id, id)
    const earlier = await versionAt(transaction, writer.id, id, to)
    if (earlier === null) throw new RefusedError('noSuchThing')
    return addVersion(transaction, row, version, written(earlier), at)
  })

/** Adds a version and removes those that are too many, or that take too much room. */
async function addVersion(
  transaction: Transaction<Tables>,
  { player, id, version: newest, deck: before }: Tables['decks'],
  version: number,
  deck: string,
  at: number,
): Promise<number> {
  // Sent again after a lost acknowledgement, or nothing was changed.
  if (deck === before) return 0
  if (version !== newest) throw new RefusedError('staleDeck')
  const next = newest + 1
  const kept = isWholeAfter(await versionSizes(transaction, player, id)) ? deck : versionText(before, deck)
  await transaction
    .insertInto('deck_versions')
    .values({ player, id, version: next, deck: kept, at })
    .execute()
  const untold = tooMany(await versionSizes(transaction, player, id))
  const [last] = untold
  if (last !== undefined)
    await transaction
      .deleteFrom('deck_versions')
      .where('player', '=', player)
      .where('id', '=', id)
      .where('version', '<=', last.version)
      .execute()
  await transaction
    .updateTable('decks')
    .set({ deck, version: next, updated_at: at, ...aboutIn(deck, next) })
    .where('player', '=', player)
    .where('id', '=', id)
    .execute()
  return bytesIn(deck) + bytesIn(kept) - bytesIn(before) - sumOfSizes(untold)
}

export async function copyDeck(
  store: Store,
  writer: DeckWriter,
  id: string,
  copy: string,
  now: number,
): Promise<void> {
  const { deck, tags } = await rowOf(store, writer.id, id)
  const copied = { id: copy, deck: storedDeck(deck), tags: storedTags(tags), state: 'kept' as const }
  await keepDecks(store, writer, [copied], now)
}

/** Removes the decks that nobody can take back any more, with their versions. */
export async function removeDeleted(store: Store, now: number): Promise<void> {
  const old = await store
    .selectFrom('decks')
    .select(['player', 'id'])
    .where('state', '=', 'deleted')
    .where('updated_at', '<', now - takenBackFor)
    .limit(500)
    .execute()
  for (const { player, id } of old)
    await store.transaction().execute(async transaction => {
      const versions = await versionSizes(transaction, player, id)
      const removed = await transaction
        .deleteFrom('decks')
        .where('player', '=', player)
        .where('id', '=', id)
        .where('state', '=', 'deleted')
        .returning(['deck', 'tags'])
        .executeTakeFirst()
      if (removed === undefined) return
      await transaction
        .deleteFrom('deck_versions')
        .where('player', '=', player)
        .where('id', '=', id)
        .execute()
      const played = transaction.deleteFrom('played_decks').where('player', '=', player)
      await played.where('deck', '=', id).execute()
      const bytes = sumOfSizes(versions) + bytesIn(removed.deck) + bytesIn(removed.tags)
      const owner = transaction.updateTable('deck_owners').where('player', '=', player)
      await owner.set(of => ({ bytes: of('bytes', '-', bytes) })).execute()
    })
}

/**
 * Removes the decks of guests who have not asked for them for long. Their browsers keep them, and send them again when they hear of
 * another generation.
 */
export async function removeLeft(store: Store, now: number): Promise<void> {
  for (;;) {
    const left = await guestsAway(store, now)
    for (const player of left) await removeDecksOf(store, player, now)
    if (left.length < atATime) return
  }
}

const atATime = 500

async function guestsAway(store: Store, now: number): Promise<readonly string[]> {
  const rows = await store
    .selectFrom('deck_owners')
    .innerJoin('players', 'players.id', 'deck_owners.player')
    .select('deck_owners.player')
    .where('players.password', 'is', null)
    .where('deck_owners.seen_at', '<', now - guestsAwayFor)
    .where('deck_owners.bytes', '>', 0)
    .limit(atATime)
    .execute()
  return rows.map(({ player }) => player)
}

/** Also a guest who turns out to have come back, or to have claimed the name, is not found away again. */
const removeDecksOf = (store: Store, player: string, now: number): Promise<void> =>
  store.transaction().execute(async transaction => {
    if (!(await holdGuest(transaction, player))) return
    const owner = transaction.updateTable('deck_owners').where('player', '=', player)
    const { numUpdatedRows } = await owner
      .where('seen_at', '<', now - guestsAwayFor)
      .set(of => ({ bytes: 0, generation: of('generation', '+', 1) }))
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    for (const table of ['decks', 'deck_versions', 'played_decks'] as const)
      await transaction.deleteFrom(table).where('player', '=', player).execute()
  })
