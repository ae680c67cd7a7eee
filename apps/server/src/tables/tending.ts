import { Elsewhere } from '../cluster/cluster.ts'
import type { World } from '../world.ts'
import { readRoom, writeRoom } from './keeping.ts'
import { letGo, tableOf } from './opening.ts'
import { freeSeats } from './seats.ts'
import { inTurn } from './table.ts'
import { tellAround, tellLobby } from './telling.ts'

const often = 30_000
/** An open game at which nobody has been for so long is given up. */
const abandonedAfter = 30 * 60_000

/** What is done from time to time. The result stops it. */
export function tend(world: World): () => void {
  void wakeClocks(world)
  const timer = setInterval(() => {
    const now = Date.now()
    Promise.all([letGo(world, now), giveUp(world, now), freeSeats(world)]).catch(error =>
      world.logger.error({ err: error }, 'could not tidy up'),
    )
  }, often)
  timer.unref()
  return () => clearInterval(timer)
}

/** Games with clocks go on at once, whether anybody is there or not. */
export async function wakeClocks(world: World): Promise<void> {
  const rows = await world.store
    .selectFrom('games')
    .select(['id', 'room'])
    .where('state', '=', 'playing')
    .execute()
  for (const { id, room } of rows) {
    try {
      if (readRoom(room).settings.clock !== null) await tableOf(world, id)
    } catch (error) {
      if (error instanceof Elsewhere) continue
      world.logger.error({ game: id, err: error }, 'a clock stands still')
    }
  }
}

async function giveUp(world: World, now: number): Promise<void> {
  const rows = await world.store
    .selectFrom('games')
    .select(['id', 'room'])
    .where('state', '=', 'open')
    .where('updated_at', '<', now - abandonedAfter)
    .execute()
  for (const { id, room } of rows) {
    try {
      if (readRoom(room).state === 'open') await abandon(world, id)
    } catch (error) {
      if (error instanceof Elsewhere) continue
      world.logger.error({ game: id, err: error }, 'a game could not be given up')
    }
  }
}

async function abandon(world: World, id: string): Promise<void> {
  const table = await tableOf(world, id)
  await inTurn(table, async () => {
    if (table.here.size > 0 || table.room.state !== 'open') return
    table.room = { ...table.room, state: 'abandoned', code: null }
    await writeRoom(world, table, table.room)
    tellAround(world, table)
    tellLobby(world, table)
  })
}
