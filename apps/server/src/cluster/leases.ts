import type { Versions } from '@paydata/match'
import { sql } from 'kysely'
import { readVersions, versionsHere, writeVersions } from '../matches/release.ts'
import { format } from '../store/formats.ts'
import type { Store } from '../store/open.ts'

/** The clock of the database, which all processes share. */
const now = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/** The owner of a game, as the database knows it. */
export type Found =
  | { readonly is: 'theirs'; readonly owner: string }
  | { readonly is: 'nobodys' }
  /** There is no such game. */
  | { readonly is: 'nothing' }

export type Taken = Found | { readonly is: 'mine'; readonly fence: number; readonly since: number | null }

export interface Member {
  readonly id: string
  /** Whether the process takes games that this one hands over, and can read what this one has written. */
  readonly isOpen: boolean
  /** The newest format of games that the process can read; null if it takes no games. */
  readonly reads: number | null
  /** What it plays by. */
  readonly versions: Versions
}

/**
 * Which process owns which game. A process that does not renew itself in time loses its games. A process that takes a game gets
 * a higher fence than the last one, and only the highest fence can write.
 */
export function leasesOf(store: Store, me: string, seconds: number) {
  const numbers = writeVersions(versionsHere)
  const expiry = sql<number>`${now} + ${Math.round(seconds * 1000)}::bigint`

  async function find(game: string): Promise<Found> {
    const row = await store
      .selectFrom('games')
      .leftJoin('leases', 'leases.game', 'games.id')
      .select('leases.owner')
      .where('games.id', '=', game)
      .executeTakeFirst()
    if (row === undefined) return { is: 'nothing' }
    return row.owner === null || row.owner === me ? { is: 'nobodys' } : { is: 'theirs', owner: row.owner }
  }

  /** Makes a process the owner of a game that no process owns. Gives undefined if the game has an owner. */
  async function claim(
    game: string,
    owner: string,
  ): Promise<{ fence: number; since: number | null } | undefined> {
    // `since` is kept only if the game was handed over to this process, or to none: then the clocks have been running all the
    // time. If the former owner is gone, no process had the game for a while, and players do not pay for that time.
    const { rows } = await sql<{ fence: number; since: number | null }>`
      insert into leases as held (game, fence, owner, since)
      select id, 1, ${owner}, null from games where id = ${game}
      on conflict (game) do update set owner = ${owner}, fence = held.fence + 1,
        since = case when held.owner is null or held.owner = ${me} then held.since end
      where held.owner is null or held.owner = ${me}
        or not exists (select 1 from processes where id = held.owner and expires_at > ${now})
      returning fence, since`.execute(store)
    return rows[0]
  }

  return {
    async take(game: string): Promise<Taken> {
      const row = await claim(game, me)
      if (row !== undefined) {
        if (row.since !== null)
          await store
            .updateTable('leases')
            .set({ since: null })
            .where('game', '=', game)
            .where('fence', '=', row.fence)
            .execute()
        return { is: 'mine', ...row }
      }
      return find(game)
    },
    find,

    /** Gives a game that no process owns to another process. */
    async leave(game: string, to: string): Promise<'left' | 'has an owner'> {
      return (await claim(game, to)) === undefined ? 'has an owner' : 'left'
    },

    /** Gives a game to another process, or for null to any that takes it. Nobody can write with the old fence any more. */
    async give(game: string, fence: number, to: string | null, since: number | null): Promise<void> {
      await store
        .updateTable('leases')
        .set({ owner: to, fence: fence + 1, since })
        .where('game', '=', game)
        .where('fence', '=', fence)
        .execute()
    },

    /** Postpones the time at which this process counts as dead. False if it was too late: others may have taken its games. */
    async renew(state: 'open' | 'closing'): Promise<boolean> {
      const renewed = await store
        .updateTable('processes')
        .set({ expires_at: expiry, state, format, numbers })
        .where('id', '=', me)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      if (renewed.numUpdatedRows > 0n) return true
      await store
        .insertInto('processes')
        .values({ id: me, state, format, numbers, expires_at: expiry })
        .onConflict(same => same.column('id').doUpdateSet({ state, format, numbers, expires_at: expiry }))
        .execute()
      return false
    },

    async members(): Promise<readonly Member[]> {
      const rows = await store
        .selectFrom('processes')
        .select(['id', 'state', 'format', 'numbers'])
        .where('expires_at', '>', now)
        .execute()
      return rows.map(each => ({
        id: each.id,
        isOpen: each.state === 'open' && each.format >= format,
        reads: each.state === 'open' ? each.format : null,
        versions: readVersions(each.numbers),
      }))
    },

    /** Those of the given games that another process has taken: their fence is not the newest any more. */
    async lost(held: ReadonlyMap<string, number>): Promise<readonly string[]> {
      const rows = await store
        .selectFrom('leases')
        .select(['game', 'fence'])
        .where('owner', '=', me)
        .execute()
      const newest = new Map(rows.map(({ game, fence }) => [game, fence]))
      return [...held].flatMap(([game, fence]) => (newest.get(game) === fence ? [] : [game]))
    },

    /** Gives up everything that this process owns. Also deletes processes that died long ago. */
    async end(): Promise<void> {
      await store
        .updateTable('leases')
        .set({
          owner: null,
          fence: sql`fence + 1`,
          // The clocks of games that were handed over to this process run on only if another one is left to take them.
          since: sql`case when exists (select 1 from processes
            where id <> ${me} and state = 'open' and expires_at > ${now}) then since end`,
        })
        .where('owner', '=', me)
        .execute()
      await store
        .deleteFrom('processes')
        .where(same => same.or([same('id', '=', me), same('expires_at', '<', sql<number>`${now} - 3600000`)]))
        .execute()
    },
  }
}

export type Leases = ReturnType<typeof leasesOf>
