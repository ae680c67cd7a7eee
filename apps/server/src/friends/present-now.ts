import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { listingOf } from '../rooms/views.ts'
import type { Here } from '../sockets/conversation.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import { presenceAt } from '../tables/people.ts'
import type { OpenTables } from '../tables/registry.ts'
import type { Table } from '../tables/table.ts'

/** Milliseconds between two looks, and for how long what was seen is believed. */
const every = 2000
const believedFor = 30_000
/** How many players one statement names. */
const atATime = 500

interface Noting {
  readonly store: Store
  readonly logger: Logger
  readonly isClosing: boolean
  readonly now: () => number
}

/** What a player does, as far as a process or thread knows. */
interface Doing {
  readonly does: 'here' | 'playing'
  readonly game: string | null
}
type Seen = ReadonlyMap<string, Doing>

/** Everybody who is connected to this process. */
export async function seenHere(here: Here): Promise<Seen> {
  return new Map([...here.people()].map(player => [player, { does: 'here', game: null }]))
}

/** Everybody who sits at a game that is on, and has it open. */
export async function seenAtTables({ tables }: { readonly tables: OpenTables }): Promise<Seen> {
  const seen = new Map<string, Doing>()
  for await (const table of tables.each()) {
    const game = gameToWatch(table)
    for (const player of playersAt(table))
      if (game !== null || !seen.has(player)) seen.set(player, { does: 'playing', game })
  }
  return seen
}

/** The people who sit at a game that is on and have it open. A game that both players left is played by nobody. */
export function playersAt({ room, people }: Table): string[] {
  if (room.state !== 'playing') return []
  const { players } = presenceAt({ room, people })
  return [room.seats.corp, room.seats.runner].flatMap(seat =>
    seat !== null && seat.level === null && players.has(seat.who.id) ? seat.who.id : [],
  )
}

/** The game of a table, if the lobby lists it and others may watch. */
const gameToWatch = ({ room }: Table): string | null =>
  listingOf(room) !== null && room.settings.spectators.see !== 'nothing' ? room.id : null

/** Those of the players whom somebody follows, and who do not hide. */
async function followedOf(store: Store, players: readonly string[]): Promise<string[]> {
  const rows = await store
    .selectFrom('follows')
    .leftJoin('presence_wishes', 'presence_wishes.player', 'follows.followed')
    .select('follows.followed')
    .distinct()
    .where('follows.followed', 'in', players)
    .where('presence_wishes.wish', 'is', null)
    .execute()
  return rows.map(({ followed }) => followed)
}

/**
 * Notes from time to time who of those whom somebody follows is there or plays, for all processes to know. The result stops it.
 * Only what has changed is written, and what would soon be believed no more.
 */
export function notePresent(world: Noting, look: () => Promise<Seen>): () => void {
  const process = randomUUID()
  let noted = new Map<string, Doing & { readonly until: number }>()

  async function note(): Promise<void> {
    const seen = await look()
    const followed: string[] = []
    for (const some of inParts([...seen.keys()])) followed.push(...(await followedOf(world.store, some)))
    const now = world.now()
    const until = now + believedFor
    const next = new Map<string, Doing & { readonly until: number }>()
    const changed: Tables['present_now'][] = []
    for (const player of followed) {
      const doing = seen.get(player)
      if (doing === undefined) continue
      const before = noted.get(player)
      const isKnown =
        before?.does === doing.does && before.game === doing.game && before.until > now + believedFor / 2
      next.set(player, isKnown ? before : { ...doing, until })
      if (!isKnown) changed.push({ process, player, ...doing, until })
    }
    const gone = [...noted.keys()].filter(player => !next.has(player))
    if (world.isClosing) return
    for (const some of inParts(changed))
      await world.store
        .insertInto('present_now')
        .values(some)
        .onConflict(same =>
          same.columns(['process', 'player']).doUpdateSet(({ ref }) => ({
            does: ref('excluded.does'),
            game: ref('excluded.game'),
            until: ref('excluded.until'),
          })),
        )
        .execute()
    for (const some of inParts(gone))
      await world.store
        .deleteFrom('present_now')
        .where('process', '=', process)
        .where('player', 'in', some)
        .execute()
    noted = next
  }

  let isBusy = false
  const timer = setInterval(() => {
    if (isBusy) return
    isBusy = true
    note()
      .catch(error => {
        if (!world.isClosing) world.logger.error({ err: error }, 'could not note who is there')
      })
      .finally(() => {
        isBusy = false
      })
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}

const inParts = <Each>(all: readonly Each[]): Each[][] =>
  Array.from({ length: Math.ceil(all.length / atATime) }, (_, nth) =>
    all.slice(nth * atATime, (nth + 1) * atATime),
  )

/** Forgets what processes saw that are gone. */
export async function forgetOldPresence(store: Store, now: number): Promise<void> {
  await store
    .deleteFrom('present_now')
    .where('until', '<', now - believedFor)
    .execute()
}
