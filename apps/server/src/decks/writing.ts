import { namedDeck } from '@paydata/decks'
import type { DeckState, DeckToKeep } from '@paydata/protocol'
import type { Transaction } from 'kysely'
import { holdPlayers } from '../identity/players.ts'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import type { FormatDeck } from './reading.ts'
import { rowOf, storedDeck } from './reading.ts'

/** The most decks of one player, deleted ones included. */
const mostDecks = 10_000
/** How many versions of a deck there are to go back to. */
const mostVersions = 50
/** Milliseconds for which a deleted deck can be taken back. */
const takenBackFor = 30 * 24 * 3_600_000

interface NewDeck {
  readonly id: string
  readonly deck: FormatDeck | DeckToKeep
  readonly tags: readonly string[]
  readonly state: DeckState
}

/** Changes decks of a player at a time, one window after the other, and never after the player was deleted. */
const changing = <Result>(
  store: Store,
  player: string,
  now: number,
  change: (transaction: Transaction<Tables>, at: number) => Promise<Result>,
): Promise<Result> =>
  store.transaction().execute(async transaction => {
    await holdPlayers(transaction, [player])
    return change(transaction, await nextTime(transaction, player, now))
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

const written = (deck: FormatDeck | DeckToKeep): string => {
  const { name, identity, cards } = namedDeck(deck.name, deck.identity, deck.cards)
  return JSON.stringify({ name, identity, cards, format: deck.format })
}

/** Keeps new decks. Those that are there already stay as they are. */
export const keepDecks = (
  store: Store,
  player: string,
  decks: readonly NewDeck[],
  now: number,
): Promise<void> =>
  changing(store, player, now, async (transaction, at) => {
    for (const each of decks) await keepNew(transaction, player, each, at)
  })

async function keepNew(
  transaction: Transaction<Tables>,
  player: string,
  { id, deck, tags, state }: NewDeck,
  now: number,
): Promise<void> {
  const own = transaction.selectFrom('decks').where('player', '=', player)
  if ((await own.select('id').where('id', '=', id).executeTakeFirst()) !== undefined) return
  const { count } = await own.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()
  if (Number(count) >= mostDecks)
    throw new RefusedError('notAllowed', { because: [{ code: 'tooManyDecks' }] })
  const text = written(deck)
  await transaction
    .insertInto('decks')
    .values({
      player,
      id,
      deck: text,
      tags: JSON.stringify([...new Set(tags)]),
      state,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await transaction
    .insertInto('deck_versions')
    .values({ player, id, version: 1, deck: text, at: now })
    .execute()
}

export interface DeckChange {
  readonly change: { readonly version: number; readonly deck: DeckToKeep } | null
  readonly tags: readonly string[] | null
  readonly state: DeckState | null
}

export const changeDeck = (
  store: Store,
  player: string,
  id: string,
  { change, tags, state }: DeckChange,
  now: number,
): Promise<void> =>
  changing(store, player, now, async (transaction, at) => {
    const row = await rowOf(transaction, player, id)
    if (change !== null) await addVersion(transaction, row, change.version, written(change.deck), at)
    const changed = transaction.updateTable('decks').where('player', '=', player).where('id', '=', id)
    await changed
      .set({
        ...(tags !== null && { tags: JSON.stringify([...new Set(tags)]) }),
        ...(state !== null && { state }),
        updated_at: at,
      })
      .execute()
  })

/** Makes an earlier version the newest one. The versions between stay, so that this can be undone, too. */
export const undoDeck = (
  store: Store,
  player: string,
  id: string,
  { version, to }: { readonly version: number; readonly to: number },
  now: number,
): Promise<void> =>
  changing(store, player, now, async (transaction, at) => {
    const row = await rowOf(transaction, player, id)
    const earlier = await transaction
      .selectFrom('deck_versions')
      .select('deck')
      .where('player', '=', player)
      .where('id', '=', id)
      .where('version', '=', to)
      .executeTakeFirst()
    if (earlier === undefined) throw new RefusedError('noSuchThing')
    await addVersion(transaction, row, version, earlier.deck, at)
  })

async function addVersion(
  transaction: Transaction<Tables>,
  { player, id, version: newest, deck: before }: Tables['decks'],
  version: number,
  deck: string,
  now: number,
): Promise<void> {
  // Sent again after a lost acknowledgement, or nothing was changed.
  if (deck === before) return
  if (version !== newest) throw new RefusedError('staleDeck')
  const next = newest + 1
  await transaction.insertInto('deck_versions').values({ player, id, version: next, deck, at: now }).execute()
  await transaction
    .deleteFrom('deck_versions')
    .where('player', '=', player)
    .where('id', '=', id)
    .where('version', '<=', next - mostVersions)
    .execute()
  await transaction
    .updateTable('decks')
    .set({ deck, version: next, updated_at: now })
    .where('player', '=', player)
    .where('id', '=', id)
    .execute()
}

export const copyDeck = (
  store: Store,
  player: string,
  id: string,
  copy: string,
  now: number,
): Promise<void> =>
  changing(store, player, now, async (transaction, at) => {
    const { deck, tags } = await rowOf(transaction, player, id)
    const copied = { id: copy, deck: storedDeck(deck), tags: JSON.parse(tags), state: 'kept' as const }
    await keepNew(transaction, player, copied, at)
  })

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
      const { numDeletedRows } = await transaction
        .deleteFrom('decks')
        .where('player', '=', player)
        .where('id', '=', id)
        .where('state', '=', 'deleted')
        .executeTakeFirstOrThrow()
      if (numDeletedRows === 0n) return
      const versions = transaction.deleteFrom('deck_versions').where('player', '=', player)
      await versions.where('id', '=', id).execute()
      const played = transaction.deleteFrom('played_decks').where('player', '=', player)
      await played.where('deck', '=', id).execute()
    })
}
