import type { Transaction } from 'kysely'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import { holdGuest, removeRowsOf } from './players.ts'

/** Milliseconds after which a guest who has left nothing behind is forgotten. */
const awayFor = 30 * 24 * 3_600_000

/** How many players are looked at each time: a look takes the main thread a few milliseconds. */
const atATime = 200

/** What somebody else could miss, and where it names who left it. Other rows of a player go with the player. */
const traces = [
  ['seats', 'player'],
  ['named', 'player'],
  ['results', 'corp'],
  ['results', 'runner'],
  ['chat', 'who'],
  ['reports', 'player'],
  ['reports', 'about'],
  ['measures', 'player'],
  ['ratings', 'player'],
  ['challenges', 'challenger'],
  ['challenges', 'challenged'],
  ['blocks', 'player'],
  ['blocks', 'blocked'],
  ['follows', 'player'],
  ['follows', 'followed'],
  ['notes_about', 'player'],
  ['notes_about', 'about'],
  ['mutes', 'player'],
  ['mutes', 'muted'],
] as const

/** Players of these who came long ago, as guests, and have left nothing: no game, no line of chat, no decks that they still ask for. */
async function withoutTrace(
  store: Store | Transaction<Tables>,
  players: readonly string[],
  now: number,
): Promise<readonly string[]> {
  if (players.length === 0) return []
  const rows = await store
    .selectFrom('players')
    .select('id')
    .where('id', 'in', players)
    .where('password', 'is', null)
    .where('created_at', '<', now - awayFor)
    .where(row =>
      row.not(
        row.or([
          ...traces.map(([table, column]) =>
            row.exists(
              row.selectFrom(table).select(row.lit(1).as('one')).whereRef(column, '=', 'players.id'),
            ),
          ),
          row.exists(
            row
              .selectFrom('deck_owners')
              .select(row.lit(1).as('one'))
              .whereRef('deck_owners.player', '=', 'players.id')
              .where(of => of.or([of('bytes', '>', 0), of('seen_at', '>=', now - awayFor)])),
          ),
        ]),
      ),
    )
    .orderBy('id')
    .execute()
  return rows.map(idOf)
}

/** Which players `forgetGuests` looks at next: those after this id, in the order of ids. */
export interface GuestsLookedAt {
  after: string
}

/**
 * Forgets guests of this part of all players: a name costs nothing, and a program could ask for millions of them. It begins
 * again from the first player when it has looked at the last one.
 */
export async function forgetGuests(store: Store, looked: GuestsLookedAt, now: number): Promise<void> {
  const rows = await store
    .selectFrom('players')
    .select('id')
    .where('id', '>', looked.after)
    .orderBy('id')
    .limit(atATime)
    .execute()
  looked.after = rows.length < atATime ? '' : (rows.at(-1)?.id ?? '')
  const found = await withoutTrace(store, rows.map(idOf), now)
  if (found.length === 0) return
  await store.transaction().execute(async transaction => {
    // Who sits down or claims the name at this moment does so before, and has left a trace, or afterwards, and is refused.
    const held = []
    for (const id of found) if (await holdGuest(transaction, id)) held.push(id)
    const left = await withoutTrace(transaction, held, now)
    if (left.length > 0) await removeRowsOf(transaction, left)
  })
}

const idOf = ({ id }: { readonly id: string }): string => id
