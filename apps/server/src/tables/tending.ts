import { isByPost } from '@paydata/protocol'
import { Elsewhere } from '../cluster/cluster.ts'
import type { Config } from '../config.ts'
import { removeDeleted, removeLeft } from '../decks/writing.ts'
import { forgetOldPresence } from '../friends/present-now.ts'
import { forgetGuests } from '../identity/guests.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Resting } from '../matches/resting.ts'
import type { Noticing } from '../notices/sending.ts'
import { sendNotices } from '../notices/sending.ts'
import { rateSoon } from '../ratings/rating.ts'
import { forgetOldCalls } from '../searches/calls.ts'
import { forgetOldChallenges } from '../searches/challenges.ts'
import { tidySearches } from '../searches/own.ts'
import { forgetOldCounts } from '../searches/people-now.ts'
import { keepAllThatEnded } from '../seen/keeping.ts'
import { format } from '../store/formats.ts'
import type { Idling } from './closing.ts'
import { closeIdleTables } from './closing.ts'
import { unlistDeserted } from './deserting.ts'
import { endByPost } from './falling.ts'
import type { Leaving } from './leaving.ts'
import { forgetTheGone } from './leaving.ts'
import type { Opening } from './opening.ts'
import { tableOf } from './opening.ts'
import { inTurn } from './queue.ts'
import { removeAbandoned } from './removing.ts'
import { roomInTurn, saveRoom } from './room-record.ts'
import { freeSeats } from './seats.ts'
import { tellAround, tellLobby } from './telling.ts'

/** Milliseconds after which an open game at which nobody is is given up, and one by post. */
const abandonedAfter = 30 * 60_000
const abandonedByPost = 7 * 24 * 3_600_000

/** Milliseconds after the start in which nobody loses a game by post: they may not have been able to answer. */
const forgivenFor = 3_600_000

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

export type Tending = Opening & Idling & Leaving & Noticing & { readonly sessions: Pick<Sessions, 'tidy'> }

/** Restarts clocks, and tidies up from time to time. The result stops it. */
export function tend(world: Tending, again: FromTimeToTime): () => void {
  /** Nobody waits for any of this, and what fails keeps nothing else from being done. */
  const tryTo = (failure: string, work: Promise<void>): Promise<void> =>
    work.catch(error => {
      if (!world.isClosing) world.logger.error({ err: error }, failure)
    })
  const damaged = new Set<string>()
  const keepEnded = () =>
    tryTo('could not look for games that are over and not kept', keepAllThatEnded(world, damaged))
  void tryTo('could not restart the clocks of games', wakeClocks(world))
  // Once, as it looks through all players that games name.
  void tryTo('could not take deleted players out of games', forgetTheGone(world))
  void keepEnded()
  void rateSoon(world)
  let sweptAt = 0
  const looked = { after: '' }
  const openLooked = { at: 0, id: '' }
  const began = world.now()
  // Both may take longer than until the next look: push services to answer, and many games to be read.
  const tellPlayers = oneAtATime(now => sendNotices(world, now))
  const endLate = oneAtATime(now => endByPost(world, now))
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
      isDue && tryTo('could not forget how many played', forgetOldCounts(world.store, now)),
      isDue && tryTo('could not forget who was there', forgetOldPresence(world.store, now)),
      isDue && tryTo('could not forget calls of hours ago', forgetOldCalls(world.store, now)),
      isDue && tryTo('could not forget challenges of days ago', forgetOldChallenges(world.store, now)),
      tryTo('could not forget guests who left nothing', forgetGuests(world.store, looked, now)),
      tryTo('could not close rooms of searches that are over', tidySearches(world, now)),
      tryTo('could not close idle tables', closeIdleTables(world, now)),
      tryTo('could not give up open games at which nobody is', giveUp(world, openLooked, now)),
      tryTo('could not free the seats of players who went away', freeSeats(world)),
      now - began >= forgivenFor && tryTo('could not end games by post', endLate(now)),
      tryTo('could not tell players that it is their move', tellPlayers(now)),
      tryTo('could not take deserted games out of the lobby', unlistDeserted(world, now)),
    ])
  })
}

/** Does nothing while it has not done what it was asked before. */
function oneAtATime(work: (now: number) => Promise<void>): (now: number) => Promise<void> {
  let isBusy = false
  return async now => {
    if (isBusy) return
    isBusy = true
    await work(now).finally(() => {
      isBusy = false
    })
  }
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

/**
 * Opens the games with clocks: their clocks run whether anybody is there or not. Those by post sleep. The second games of matches are
 * opened too, as they begin by themselves.
 */
export async function wakeClocks(world: Opening): Promise<void> {
  const rows = await world.store
    .selectFrom('games')
    .select('id')
    .where('state', 'in', ['playing', 'open'])
    .where('format', '<=', format)
    .execute()
  for (const { id } of rows) {
    try {
      const room = await roomInTurn(world.store, id)
      if (room === null) continue
      const { state, before, settings } = room
      const { clock } = settings
      const isRunning = state === 'playing' && clock !== null && !isByPost(clock)
      if (isRunning || (state === 'open' && before !== null)) await tableOf(world, id)
    } catch (error) {
      if (error instanceof Elsewhere) continue
      world.logger.error({ game: id, err: error }, 'could not restart the clock of a game')
    }
  }
}

/**
 * Gives up some of the open games at which nobody is. Those by post wait for a week, and there may be thousands: each is read in a
 * turn of its own, and a part of them at each look.
 */
async function giveUp(world: Opening, looked: OpenGamesLookedAt, now: number): Promise<void> {
  const { at, id: after } = looked
  const rows = await world.store
    .selectFrom('games')
    .select(['id', 'updated_at'])
    .where('state', '=', 'open')
    .where('format', '<=', format)
    .where('updated_at', '<', now - abandonedAfter)
    .where(game =>
      game.or([game('updated_at', '>', at), game.and([game('updated_at', '=', at), game('id', '>', after)])]),
    )
    .orderBy('updated_at')
    .orderBy('id')
    .limit(openGamesAtATime)
    .execute()
  const last = rows.length < openGamesAtATime ? undefined : rows.at(-1)
  looked.at = Number(last?.updated_at ?? 0)
  looked.id = last?.id ?? ''
  for (const row of rows) await giveUpIfLeft(world, row.id, now - Number(row.updated_at))
}

/** Which open games `giveUp` looks at next: those that were left after this one. */
interface OpenGamesLookedAt {
  at: number
  id: string
}

const openGamesAtATime = 200

async function giveUpIfLeft(world: Opening, id: string, leftFor: number): Promise<void> {
  try {
    const room = await roomInTurn(world.store, id)
    if (room?.state !== 'open') return
    const { settings, before } = room
    const waits = (before !== null || isByPost(settings.clock)) && leftFor < abandonedByPost
    if (!waits) return await abandon(world, id)
    // The second game of a match begins by itself, where its table is open.
    if (before !== null) await tableOf(world, id)
  } catch (error) {
    if (error instanceof Elsewhere) return
    world.logger.error({ game: id, err: error }, 'could not give up an open game')
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
