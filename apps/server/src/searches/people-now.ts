import { randomUUID } from 'node:crypto'
import type { PeopleNow } from '@paydata/protocol'
import type { Logger } from 'pino'
import { playersAt } from '../friends/present-now.ts'
import type { Store } from '../store/open.ts'
import type { OpenTables } from '../tables/registry.ts'

interface Counting {
  readonly store: Store
  readonly tables: OpenTables
  readonly logger: Logger
  readonly isClosing: boolean
  readonly now: () => number
}

/** Milliseconds between two counts, and for how long one is believed. */
const every = 5000
const believedFor = 30_000

/** Notes from time to time how many people play at the tables of this process, for all to know. The result stops it. */
export function countPlayers(world: Counting): () => void {
  const process = randomUUID()
  let noted = { players: 0, until: 0 }

  async function count(): Promise<void> {
    let players = 0
    for await (const table of world.tables.each()) players += playersAt(table).length
    const now = world.now()
    const isKnown = players === noted.players && (players === 0 || noted.until > now + believedFor / 2)
    if (isKnown || world.isClosing) return
    const until = now + believedFor
    await world.store
      .insertInto('played_now')
      .values({ process, players, until })
      .onConflict(same => same.column('process').doUpdateSet({ players, until }))
      .execute()
    noted = { players, until }
  }

  const timer = setInterval(() => {
    count().catch(error => {
      if (!world.isClosing) world.logger.error({ err: error }, 'could not note how many people play')
    })
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}

/** How many people look for an opponent now, and how many play. */
export async function peopleNow(store: Store, now: number): Promise<PeopleNow> {
  const searching = await store
    .selectFrom('searches')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', 'on')
    .where('here_until', '>', now)
    .executeTakeFirst()
  const playing = await store
    .selectFrom('played_now')
    .select(({ fn }) => fn.sum('players').as('count'))
    .where('until', '>', now)
    .executeTakeFirst()
  return { searching: Number(searching?.count ?? 0), playing: Number(playing?.count ?? 0) }
}

/** Forgets counts of processes that are gone. */
export async function forgetOldCounts(store: Store, now: number): Promise<void> {
  await store
    .deleteFrom('played_now')
    .where('until', '<', now - believedFor)
    .execute()
}
