import { Elsewhere } from '../cluster/cluster.ts'
import { keepAllThatEnded } from '../seen/keeping.ts'
import { format } from '../store/formats.ts'
import type { World } from '../world.ts'
import { closeIdleTables } from './closing.ts'
import { unlistDeserted } from './deserting.ts'
import { tableOf } from './opening.ts'
import { inTurn } from './queue.ts'
import { removeAbandoned } from './removing.ts'
import { readRoom, saveRoom } from './room-record.ts'
import { freeSeats } from './seats.ts'
import { tellAround, tellLobby } from './telling.ts'

/** An open game at which nobody has been for so long is given up. */
const abandonedAfter = 30 * 60_000

const often = 30_000
/** Milliseconds between two looks for what takes long to grow old. */
const seldom = 3_600_000

/** Does something from time to time. The result stops it. */
export type FromTimeToTime = (work: () => Promise<void>) => () => void
export const fromTimeToTime: FromTimeToTime = work => {
  const timer = setInterval(() => void work(), often)
  timer.unref()
  return () => clearInterval(timer)
}

/** What is done from time to time. The result stops it. */
export function tend(world: World, again: FromTimeToTime): () => void {
  wakeClocks(world).catch(error =>
    world.logger.error({ err: error }, 'could not restart the clocks of games'),
  )
  keepAllThatEnded(world).catch(error => {
    if (!world.isClosing)
      world.logger.error({ err: error }, 'could not look for games that are over and not kept')
  })
  let sweptAt = 0
  return again(async () => {
    const now = world.now()
    const isDue = now - sweptAt >= seldom
    if (isDue) sweptAt = now
    const tidied = await Promise.allSettled([
      isDue && world.sessions.tidy(),
      isDue && removeAbandoned(world, now),
      isDue && keepAllThatEnded(world),
      closeIdleTables(world, now),
      giveUp(world, now),
      freeSeats(world),
      unlistDeserted(world, now),
    ])
    for (const each of tidied)
      if (each.status === 'rejected') world.logger.error({ err: each.reason }, 'could not tidy up')
  })
}

/** Milliseconds between two looks for games that nobody touches, and how long they may be laid to rest at a time. */
const restEvery = 50
const longestRest = 10

/** Lets games rest that nobody touches. The result stops it. */
export function letRest({ resting, config, now }: World): () => void {
  const timer = setInterval(() => {
    const began = performance.now()
    resting.rest(now() - config.REST_SECONDS * 1000, () => performance.now() - began < longestRest)
  }, restEvery)
  timer.unref()
  return () => clearInterval(timer)
}

/** Games with clocks go on at once, whether anybody is there or not. */
export async function wakeClocks(world: World): Promise<void> {
  const rows = await world.store
    .selectFrom('games')
    .select(['id', 'room', 'format'])
    .where('state', '=', 'playing')
    .where('format', '<=', format)
    .execute()
  for (const { id, ...row } of rows) {
    try {
      if (readRoom(row).settings.clock !== null) await tableOf(world, id)
    } catch (error) {
      if (error instanceof Elsewhere) continue
      world.logger.error({ game: id, err: error }, 'could not restart the clock of a game')
    }
  }
}

async function giveUp(world: World, now: number): Promise<void> {
  const rows = await world.store
    .selectFrom('games')
    .select(['id', 'room', 'format'])
    .where('state', '=', 'open')
    .where('format', '<=', format)
    .where('updated_at', '<', now - abandonedAfter)
    .execute()
  for (const { id, ...row } of rows) {
    try {
      if (readRoom(row).state === 'open') await abandon(world, id)
    } catch (error) {
      if (error instanceof Elsewhere) continue
      world.logger.error({ game: id, err: error }, 'could not give up an open game')
    }
  }
}

async function abandon(world: World, id: string): Promise<void> {
  const table = await tableOf(world, id)
  await inTurn(table, async () => {
    if (!table.people.isEmpty() || table.room.state !== 'open') return
    await saveRoom(world, table, { ...table.room, state: 'abandoned', code: null })
    tellAround(world, table)
    tellLobby(world, table)
  })
}
