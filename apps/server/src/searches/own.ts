import { Elsewhere } from '../cluster/cluster.ts'
import { RefusedError } from '../refusing.ts'
import type { Opening } from '../tables/opening.ts'
import { tableOf } from '../tables/opening.ts'
import { presenceAt } from '../tables/people.ts'
import { inTurn } from '../tables/queue.ts'
import { saveRoom } from '../tables/room-record.ts'
import { tellAround, tellLobby } from '../tables/telling.ts'
import { tellSearchOver } from './calls.ts'
import type { Row } from './stored.ts'
import { believedFor, endSearch, noteHere } from './stored.ts'
import { isWaiting } from './waiting.ts'

/** Milliseconds for which a search goes on whose player has no window open. */
const keptFor = 60_000

/**
 * Looks after the searches whose rooms are here: notes who is there, and closes the rooms of those that are over. Gives all searches, of
 * other processes too, whose players are there.
 */
export async function lookAfterOwn(
  world: Opening,
  mine: readonly string[],
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const now = world.now()
  const on = new Map(rows.map(row => [row.game, row]))
  const [come, left] = [new Set<string>(), new Set<string>()]
  for (const game of mine) {
    const table = await world.tables.find(game)
    const row = on.get(game)
    if (table === null || table.isClosed) world.searching.forget(game)
    else if (row === undefined) await closeRoom(world, game)
    else if (!isWaiting(table.room)) {
      world.searching.forget(game)
      await endSearch(world.store, game, { state: 'over', met: game, opponent: null }, now)
    } else if (presenceAt(table).players.has(row.player)) come.add(game)
    else if (row.hereUntil < now - keptFor) await giveUpSearch(world, game)
    else left.add(game)
  }
  const isDue = ({ game, hereUntil }: Row): boolean =>
    come.has(game) ? hereUntil < now + believedFor / 2 : left.has(game) && hereUntil > now
  const due = rows.filter(isDue).map(({ game }) => game)
  await noteHere(
    world.store,
    due.filter(game => come.has(game)),
    now + believedFor,
  )
  await noteHere(
    world.store,
    due.filter(game => left.has(game)),
    now,
  )
  return rows.filter(({ game, hereUntil }) => come.has(game) || (!left.has(game) && hereUntil > now))
}

async function giveUpSearch(world: Opening, game: string): Promise<void> {
  await endSearch(world.store, game, { state: 'over', met: null, opponent: null }, world.now())
  await closeRoom(world, game)
}

/** Closes the room of a search that is over, unless another process has it: that one does. */
export async function closeRoom(world: Opening, game: string): Promise<void> {
  try {
    const table = await tableOf(world, game)
    await inTurn(table, async () => {
      await tellSearchOver(world, game)
      world.searching.forget(game)
      if (!isWaiting(table.room)) return
      await saveRoom(world, table, { ...table.room, state: 'abandoned', code: null })
      tellAround(world, table)
      tellLobby(world, table)
    })
  } catch (error) {
    if (!(error instanceof Elsewhere) && !(error instanceof RefusedError)) throw error
  }
}

/** Milliseconds for which it is known who met whom. */
const knownFor = 3_600_000

/** Closes rooms of searches that ended while nobody had them, and forgets those of long ago. */
export async function tidySearches(world: Opening, now: number): Promise<void> {
  const { store } = world
  const left = await store
    .selectFrom('searches')
    .select('game')
    .where('state', '=', 'on')
    .where('here_until', '<', now - keptFor)
    .execute()
  for (const { game } of left) await giveUpSearch(world, game)
  const ended = await store
    .selectFrom('searches')
    .innerJoin('games', 'games.id', 'searches.game')
    .select('searches.game')
    .where('searches.state', '!=', 'on')
    .where('games.state', '=', 'open')
    .where(of => of.or([of('searches.met', 'is', null), of('searches.met', '!=', of.ref('searches.game'))]))
    .execute()
  for (const { game } of ended) await closeRoom(world, game)
  const old = store
    .deleteFrom('searches')
    .where('state', '!=', 'on')
    .where('ended_at', '<', now - knownFor)
  await old.execute()
}
