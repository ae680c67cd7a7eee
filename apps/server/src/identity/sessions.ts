import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Person } from '@paydata/protocol'
import { parseCookie } from 'cookie'
import type { Transaction } from 'kysely'
import type { Config } from '../config.ts'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import { secretNamed } from '../store/secrets.ts'
import type { Tables } from '../store/tables.ts'
import { cookieFor, nameOfCookie, oneYear } from './cookies.ts'
import type { Player } from './players.ts'
import { holdPlayers, holdWithPassword, personOf } from './players.ts'

export interface Sessions {
  /** Begins a session and gives its cookie. Refuses to if the player's password is not the one that was checked any more. */
  begin(player: Pick<Player, 'id' | 'password'>): Promise<string>
  /** Ends all sessions of a player, and begins another one instead of that in the cookies, if it has not been ended already. */
  beginAlone(player: string, cookies: string | undefined): Promise<string>
  /** The player whose session these cookies name. */
  who(cookies: string | undefined): Promise<Person | null>
  end(cookies: string | undefined): Promise<void>
  endAll(player: string): Promise<void>
  /** Deletes expired sessions from the database. */
  tidy(): Promise<void>
  readonly noCookie: string
}

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

  /** Adds a session for a player whom the transaction holds, and gives its cookie. */
  async function addTo(transaction: Transaction<Tables>, player: string): Promise<string> {
    const token = randomBytes(32).toString('base64url')
    await transaction
      .insertInto('sessions')
      .values({ id: idOf(token), player, created_at: Date.now() })
      .execute()
    return cookieFor(config, 'session', `${token}.${sign(token)}`)
  }

  return {
    noCookie: cookieFor(config, 'session', '', 0),
    begin: player =>
      store.transaction().execute(async transaction => {
        await holdWithPassword(transaction, player)
        return addTo(transaction, player.id)
      }),
    beginAlone: (player, cookies) =>
      store.transaction().execute(async transaction => {
        await holdPlayers(transaction, [player])
        const sessions = transaction.deleteFrom('sessions').where('player', '=', player)
        const own = await sessions.where('id', '=', idOf(tokenIn(cookies) ?? '')).executeTakeFirstOrThrow()
        if (own.numDeletedRows === 0n) throw new RefusedError('notSignedIn')
        await sessions.execute()
        return addTo(transaction, player)
      }),
    async who(cookies) {
      const token = tokenIn(cookies)
      if (token === null) return null
      const player = await store
        .selectFrom('sessions')
        .innerJoin('players', 'players.id', 'sessions.player')
        .select(['players.id', 'players.name', 'players.password'])
        .where('sessions.id', '=', idOf(token))
        .where('sessions.created_at', '>=', oldest())
        .executeTakeFirst()
      return player === undefined ? null : personOf(player)
    },
    async end(cookies) {
      const token = tokenIn(cookies)
      if (token !== null) await store.deleteFrom('sessions').where('id', '=', idOf(token)).execute()
    },
    async endAll(player) {
      await store.deleteFrom('sessions').where('player', '=', player).execute()
    },
    async tidy() {
      await store.deleteFrom('sessions').where('created_at', '<', oldest()).execute()
    },
  }
}
