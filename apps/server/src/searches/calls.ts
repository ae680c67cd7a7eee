import type { Call } from '@paydata/protocol'
import { format, pace } from '@paydata/protocol'
import { places } from '../places.ts'
import type { Store } from '../store/open.ts'
import type { Telling } from '../tables/telling.ts'
import { blocksAmong } from './blocks.ts'
import type { Searching } from './searching.ts'
import type { Row } from './stored.ts'

/** Milliseconds for which somebody is called, and after which others are called to a search: most find somebody sooner. */
const calledFor = 3_600_000
const calledAfter = 2000

interface Calling extends Telling {
  readonly store: Store
  readonly searching: Searching
  readonly now: () => number
}

/** Until when a player is called; null if they are not. */
export async function calledUntil(store: Store, player: string, now: number): Promise<number | null> {
  const rows = store.selectFrom('calls').select('until').where('player', '=', player).where('until', '>', now)
  const row = await rows.executeTakeFirst()
  return row === undefined ? null : Number(row.until)
}

/** From now on a player is called for an hour, to games of a format or to all. */
export async function beCalled(
  store: Store,
  player: string,
  to: { readonly format: string | null; readonly address: string },
  now: number,
): Promise<number> {
  const until = now + calledFor
  await store
    .insertInto('calls')
    .values({ player, ...to, until })
    .onConflict(same => same.column('player').doUpdateSet({ ...to, until }))
    .execute()
  return until
}

export async function beCalledNoMore(store: Store, player: string): Promise<void> {
  await store.deleteFrom('calls').where('player', '=', player).execute()
}

export async function forgetOldCalls(store: Store, now: number): Promise<void> {
  await store.deleteFrom('calls').where('until', '<', now).execute()
}

const callFor = (row: Row): Call | null => {
  const read = format.safeParse(row.format)
  return read.success
    ? { game: row.game, format: read.data, pace: pace.parse(row.pace), side: row.side }
    : null
}

/** Calls those who want it to the searches of this process that nobody has answered yet. */
export async function tellSearches(world: Calling, rows: readonly Row[]): Promise<void> {
  const now = world.now()
  const due = rows.filter(({ game, since }) => since < now - calledAfter && world.searching.isToBeTold(game))
  if (due.length === 0) return
  const wanting = await world.store.selectFrom('calls').selectAll().where('until', '>', now).execute()
  const people = [...wanting.map(({ player }) => player), ...due.map(({ player }) => player)]
  const apart = new Set(
    (await blocksAmong(world.store, people)).flatMap(([one, other]) => [
      `${one} ${other}`,
      `${other} ${one}`,
    ]),
  )
  for (const row of due) {
    world.searching.noteTold(row.game)
    const call = callFor(row)
    if (call === null) continue
    for (const { player, format: only, address } of wanting) {
      const isWanted = only === null || only === row.format
      if (!isWanted || player === row.player || address === row.address) continue
      if (!apart.has(`${player} ${row.player}`)) world.tell(places.person(player), 'called', { call })
    }
  }
}

/** Tells those who were called to a search that somebody else was first, or that it is over. */
export async function tellSearchOver(world: Calling, game: string): Promise<void> {
  if (!world.searching.has(game) || world.searching.isToBeTold(game)) return
  const wanting = world.store.selectFrom('calls').select('player').where('until', '>', world.now())
  for (const { player } of await wanting.execute()) world.tell(places.person(player), 'callOver', { game })
}
