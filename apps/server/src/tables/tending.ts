import { Elsewhere } from '../cluster/cluster.ts'
import type { Config } from '../config.ts'
import { removeDeleted, removeLeft } from '../decks/writing.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Resting } from '../matches/resting.ts'
import { rateSoon } from '../ratings/rating.ts'
import { keepAllThatEnded } from '../seen/keeping.ts'
import { format } from '../store/formats.ts'
import type { Idling } from './closing.ts'
import { closeIdleTables } from './closing.ts'
import { unlistDeserted } from './deserting.ts'
import type { Leaving } from './leaving.ts'
import { forgetTheGone } from './leaving.ts'
import type { Opening } from './opening.ts'
import { tableOf } from './opening.ts'
import { inTurn } from './queue.ts'
import { removeAbandoned } from './removing.ts'
import { readRoom, saveRoom } from './room-record.ts'
import { freeSeats } from './seats.ts'
import { tellAround, tellLobby } from './telling.ts'

/** Milliseconds after which an open game at which nobody is is given up. */
const abandonedAfter = 30 * 60_000

const often = 30_000
/** Milliseconds between two looks for sessions and games that take long to grow old. */
const seldom = 3_600_000

/** Does something from time to time. The result stops it. */
export type FromTimeToTime = (work: () => Promise<void>) => () => void
export const fromTimeToTime: FromTimeToTime = work => {
  const timer = setInterval(() => void work(), often)
  timer.unref()
  return () => clearInterval(timer)
}

export type Tending = Opening & Idling & Leaving & { readonly sessions: Pick<Sessions, 'tidy'> }

/** Restarts clocks, and tidies up from time to time. The result stops it. */
export function tend(world: Tending, again: FromTimeToTime): () => void {
  /** Nobody waits for any of this, and what fails keeps nothing else from being done. */
  const tryTo = (failure: string, work: Promise<void>): Promise<void> =>
    work.catch(error => {
      if (!world.isClosing) world.logger.error({ err: error }, failure)
    })
  const keepEnded = () =>
    tryTo('could not look for games that are over and not kept', keepAllThatEnded(world))
  void tryTo('could not restart the clocks of games', wakeClocks(world))
  // Once, as it looks through all players that games name.
  void tryTo('could not take deleted players out of games', forgetTheGone(world))
  void keepEnded()
  void rateSoon(world)
  let sweptAt = 0
  return again(async () => {
    const now = world.now()
    const isDue = now - sweptAt >= seldom
    if (isDue) sweptAt = now
    await Promise.all([
      isDue && tryTo('could not delete expired sessions', world.sessions.tidy()),
      isDue && tryTo('could not remove games that were given up', removeAbandoned(world, now)),
      isDue && keepEnded(),
      isDue && rateSoon(world),
      isDue && tryTo('could not remove decks that were deleted', removeDeleted(world.store, now)),
      isDue && tryTo('could not remove decks that guests left', removeLeft(world.store, now)),
      tryTo('could not close idle tables', closeIdleTables(world, now)),
      tryTo('could not give up open games at which nobody is', giveUp(world, now)),
      tryTo('could not free the seats of players who went away', freeSeats(world)),
      tryTo('could not take deserted games out of the lobby', unlistDeserted(world, now)),
    ])
  })
}

/** Milliseconds between two looks for games that nobody touches, and for how long they may be packed at a time. */
const restEvery = 50
const longestRest = 10

export interface LettingRest {
  readonly resting: Resting
  readonly config: Pick<Config, 'REST_SECONDS'>
  readonly now: () => number
}

/** Packs games that nobody touches. The result stops it. */
export function letRest({ resting, config, now }: LettingRest): () => void {
  const timer = setInterval(() => {
    const began = performance.now()
    void resting.rest(now() - config.REST_SECONDS * 1000, () => performance.now() - began < longestRest)
  }, restEvery)
  timer.unref()
  return () => clearInterval(timer)
}

/** Opens the games with clocks: their clocks run whether anybody is there or not. */
export async function wakeClocks(world: Opening): Promise<void> {
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

async function giveUp(world: Opening, now: number): Promise<void> {
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

async function abandon(world: Opening, id: string): Promise<void> {
  const table = await tableOf(world, id)
  await inTurn(table, async () => {
    if (!table.people.isEmpty() || table.room.state !== 'open') return
    await saveRoom(world, table, { ...table.room, state: 'abandoned', code: null })
    tellAround(world, table)
    tellLobby(world, table)
  })
}
