import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Person, Session } from '@paydata/protocol'
import { parseCookie } from 'cookie'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import { secretNamed } from '../store/secrets.ts'
import type { Tables } from '../store/tables.ts'
import { cookieFor, nameOfCookie, oneYear } from './cookies.ts'
import { deviceIn, deviceOf, deviceText } from './devices.ts'
import type { Player } from './players.ts'
import { holdPlayers, holdWithPassword, personOf } from './players.ts'

export interface Sessions {
  /** Begins a session and gives its cookie. Refuses to if the player's password is not the one that was checked any more. */
  begin(player: Pick<Player, 'id' | 'password'>, agent?: string): Promise<string>
  /** Ends all sessions of a player, and begins another one instead of that in the cookies, if it has not been ended already. */
  beginAlone(player: string, cookies: string | undefined, agent?: string): Promise<string>
  /** The player whose session these cookies name. */
  who(cookies: string | undefined): Promise<Person | null>
  /** What the database calls the session that these cookies name; null if no server has signed them. */
  named(cookies: string | undefined): string | null
  end(cookies: string | undefined): Promise<void>
  endAll(player: string): Promise<void>
  /** Where a player is signed in, by what was used last. `cookies` tell which of them is asking. */
  all(player: string, cookies: string | undefined): Promise<readonly Session[]>
  endOne(player: string, session: string): Promise<void>
  /** Deletes expired sessions from the database. */
  tidy(): Promise<void>
  readonly noCookie: string
}

/** Milliseconds for which the use of a session is not noted again, and how many sessions of one player are told of. */
const aDay = 24 * 3_600_000
const newest = 50

/** The database stores only a hash of the token, so that a person who reads the database cannot use the sessions in it. */
const idOf = (token: string): string => createHash('sha256').update(token).digest('base64url')

export async function openSessions(store: Store, config: Pick<Config, 'SECURE_COOKIES'>): Promise<Sessions> {
  const key = await secretNamed(store, 'sessions')
  /** A session that began earlier has expired, as has its cookie. */
  const oldest = (): number => Date.now() - oneYear * 1000
  const sign = (token: string): string => createHmac('sha256', key).update(token).digest('base64url')

  /** The token in the cookies if it has our signature. A made-up token never reaches the database. */
  function tokenIn(cookies: string | undefined): string | null {
    const value = parseCookie(cookies ?? '')[nameOfCookie.session]
    const [token = '', signature = ''] = (value ?? '').split('.')
    const given = Buffer.from(signature)
    const right = Buffer.from(sign(token))
    return given.length === right.length && timingSafeEqual(given, right) ? token : null
  }

  const named = (cookies: string | undefined): string | null => {
    const token = tokenIn(cookies)
    return token === null ? null : idOf(token)
  }

  /** Adds a session for a player whom the transaction holds, and gives its cookie. */
  async function addTo(
    transaction: Transaction<Tables>,
    player: string,
    agent: string | undefined,
  ): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    const now = Date.now()
    const device = deviceText(deviceOf(agent))
    await transaction
      .insertInto('sessions')
      .values({ id: idOf(token), player, created_at: now, device, seen_at: now })
      .execute()
    return cookieFor(config, 'session', `${token}.${sign(token)}`)
  }

  /** Notes that a session is used. Nobody is kept out because that cannot be written. */
  async function note(id: string): Promise<void> {
    const used = store.updateTable('sessions').set({ seen_at: Date.now() }).where('id', '=', id)
    await used.execute().catch(() => undefined)
  }

  return {
    noCookie: cookieFor(config, 'session', '', 0),
    begin: (player, agent) =>
      store.transaction().execute(async transaction => {
        await holdWithPassword(transaction, player)
        return addTo(transaction, player.id, agent)
      }),
    beginAlone: (player, cookies, agent) =>
      store.transaction().execute(async transaction => {
        await holdPlayers(transaction, [player])
        const sessions = transaction.deleteFrom('sessions').where('player', '=', player)
        const own = await sessions.where('id', '=', named(cookies)).executeTakeFirstOrThrow()
        if (own.numDeletedRows === 0n) throw new RefusedError('notSignedIn')
        await sessions.execute()
        return addTo(transaction, player, agent)
      }),
    async who(cookies) {
      const id = named(cookies)
      if (id === null) return null
      const player = await store
        .selectFrom('sessions')
        .innerJoin('players', 'players.id', 'sessions.player')
        .select(['players.id', 'players.name', 'players.password', 'sessions.seen_at'])
        .where('sessions.id', '=', id)
        .where('sessions.created_at', '>=', oldest())
        .executeTakeFirst()
      if (player === undefined) return null
      if (Number(player.seen_at ?? 0) < Date.now() - aDay) await note(id)
      return personOf(player)
    },
    named,
    async end(cookies) {
      const id = named(cookies)
      if (id !== null) await store.deleteFrom('sessions').where('id', '=', id).execute()
    },
    async endAll(player) {
      await store.deleteFrom('sessions').where('player', '=', player).execute()
    },
    async all(player, cookies) {
      const own = named(cookies)
      const rows = await store
        .selectFrom('sessions')
        .selectAll()
        .where('player', '=', player)
        .where('created_at', '>=', oldest())
        .orderBy(sql`coalesce(seen_at, created_at)`, 'desc')
        .limit(newest)
        .execute()
      return rows.map(({ id, device, created_at, seen_at }) => ({
        id,
        which: id === own ? 'this' : 'other',
        device: deviceIn(device),
        beganAt: Number(created_at),
        seenAt: Number(seen_at ?? created_at),
      }))
    },
    async endOne(player, session) {
      await store.deleteFrom('sessions').where('id', '=', session).where('player', '=', player).execute()
    },
    async tidy() {
      await store.deleteFrom('sessions').where('created_at', '<', oldest()).execute()
    },
  }
}
