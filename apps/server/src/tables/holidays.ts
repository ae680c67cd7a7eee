import { questionFor } from '@paydata/engine'
import { isByPost } from '@paydata/protocol'
import { Elsewhere } from '../cluster/cluster.ts'
import type { Routing } from '../cluster/routing.ts'
import { runAtOwner } from '../cluster/routing.ts'
import { holdPlayers } from '../identity/players.ts'
import { RefusedError } from '../refusing.ts'
import type { Room, Side } from '../rooms/room.ts'
import { sideOf } from '../rooms/room.ts'
import { format } from '../store/formats.ts'
import type { Store } from '../store/open.ts'
import { makeMove } from './moves.ts'
import type { Opening } from './opening.ts'
import { tableOf } from './opening.ts'
import { inTurn } from './queue.ts'
import { deserted, roomInTurn, saveRoom } from './room-record.ts'
import { tellAround } from './telling.ts'

const aDay = 86_400_000
/** So many days of holiday each player has in a year. */
const daysAYear = 14

/** What a player has of holidays: until when they are on one, and how many days of this year are left. */
export interface Holidays {
  readonly until: number | null
  readonly left: number
}

/** A holiday counts for the year in which it begins. */
export async function holidaysOf(store: Store, player: string, now: number): Promise<Holidays> {
  const year = Date.UTC(new Date(now).getUTCFullYear(), 0)
  const rows = await store
    .selectFrom('holidays')
    .select(['begins', 'ends'])
    .where('player', '=', player)
    .where('ends', '>', year)
    .execute()
  const all = rows.map(({ begins, ends }) => ({ begins: Number(begins), ends: Number(ends) }))
  const taken = all
    .filter(({ begins }) => begins >= year)
    .reduce((sum, { begins, ends }) => sum + Math.ceil((ends - begins) / aDay), 0)
  const until = all.find(({ ends }) => ends > now)?.ends ?? null
  return { until, left: Math.max(0, daysAYear - taken) }
}

/** A player goes on holiday for some days: their time stands in all games by post that allow it. With none they come back. */
export async function goOnHoliday(world: Opening & Routing, player: string, days: number): Promise<Holidays> {
  const { store } = world
  const now = world.now()
  const until = days > 0 ? now + days * aDay : null
  await store.transaction().execute(async transaction => {
    // Of two windows that ask at the same moment, the second finds what the first has taken.
    await holdPlayers(transaction, [player])
    if (until === null) await endHoliday(transaction, player, now)
    else await beginHoliday(transaction, player, now, until)
  })
  await noteHoliday(world, player, until)
  return holidaysOf(store, player, now)
}

async function beginHoliday(store: Store, player: string, now: number, until: number): Promise<void> {
  const before = await holidaysOf(store, player, now)
  if (until - now > before.left * aDay || before.until !== null)
    throw new RefusedError('notAllowed', { because: [{ code: 'noHolidayLeft' }] })
  await store
    .insertInto('holidays')
    .values({ player, begins: now, ends: until })
    .onConflict(same => same.columns(['player', 'begins']).doUpdateSet({ ends: until }))
    .execute()
}

async function endHoliday(store: Store, player: string, now: number): Promise<void> {
  const on = store.updateTable('holidays').set({ ends: now }).where('player', '=', player)
  await on.where('ends', '>', now).execute()
}

/** Stops a player's time in all of their games by post until then, or lets it run again. It does no harm to do so twice. */
async function noteHoliday(world: Opening & Routing, player: string, until: number | null): Promise<void> {
  for (const game of await gamesOn(world.store, player)) {
    try {
      const clock = (await roomInTurn(world.store, game))?.settings.clock ?? null
      if (!isByPost(clock) || clock.holidays === 'never') continue
      await runAtOwner(
        world,
        game,
        () => noteHolidayHere(world, game, player, until),
        async owner => void (await world.cluster.ask(owner, { do: 'holiday', game, player, until })),
      )
    } catch (error) {
      if (!(error instanceof Elsewhere)) world.logger.error({ game, err: error }, 'could not note a holiday')
    }
  }
}

/** The games that a player has on. */
async function gamesOn(store: Store, player: string): Promise<readonly string[]> {
  const rows = await store
    .selectFrom('seats')
    .innerJoin('games', 'games.id', 'seats.game')
    .select('games.id')
    .where('seats.player', '=', player)
    .where('games.state', 'in', ['playing', deserted])
    .where('games.format', '<=', format)
    .execute()
  return rows.map(({ id }) => id)
}

/** The same for one game, in the process that has it. */
export async function noteHolidayHere(
  world: Opening,
  game: string,
  player: string,
  until: number | null,
): Promise<void> {
  const table = await tableOf(world, game)
  await inTurn(table, async () => {
    const { room, match } = table
    const side = sideOf(room, player)
    if (side === null || match === null || match.position.result !== null) return
    const before = room.seats[side]?.holiday ?? null
    if (before === until) return
    const now = world.now()
    const changed = withHoliday(room, side, until)
    const adds = Math.max(now, until ?? 0) - Math.max(now, before ?? 0)
    const is = until === null ? 'here' : 'away'
    // Somebody who is not asked has their time, and that of the holiday, when they are.
    if (questionFor(match.position.game, side) === undefined) await saveRoom(world, table, changed)
    else await makeMove(world, table, { kind: 'presence', by: side, is, adds }, null, changed)
    tellAround(world, table)
  })
}

function withHoliday(room: Room, side: Side, holiday: number | null): Room {
  const seat = room.seats[side]
  return seat === null ? room : { ...room, seats: { ...room.seats, [side]: { ...seat, holiday } } }
}
