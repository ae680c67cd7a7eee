import { scrypt } from 'node:crypto'
import { MessageChannel } from 'node:worker_threads'
import type { Distant, Position } from '@paydata/bots'
import { thinkerHere } from '@paydata/bots'
import { cardsVersion, printings } from '@paydata/cards'
import { broughtToPlay, readDeck, starterDecks } from '@paydata/decks'
import type { Answered, Person, Pushed, PushName, RequestName, Sent } from '@paydata/protocol'
import { requests, routes } from '@paydata/protocol'
import pino from 'pino'
import type { Socket } from 'socket.io-client'
import { io } from 'socket.io-client'
import { startBalancer } from '../src/cluster/balancer.ts'
import type { Config } from '../src/config.ts'
import { readConfig } from '../src/config.ts'
import { runGames } from '../src/game-threads/running.ts'
import type { StartGames } from '../src/game-threads/starting.ts'
import type { Derive } from '../src/identity/deriving.ts'
import { lengthOfKey } from '../src/identity/deriving.ts'
import { packGame } from '../src/seen/packing.ts'
import type { Running } from '../src/server.ts'
import { start } from '../src/server.ts'
import { writerHere } from '../src/store/writing.ts'
import type { Surroundings } from '../src/surroundings.ts'
import { surroundingsOf } from '../src/surroundings.ts'
import { findMacros as findMacrosHere, findPrices } from '../src/tables/finding.ts'
import type { FromTimeToTime } from '../src/tables/tending.ts'
import { fromTimeToTime } from '../src/tables/tending.ts'
import type { Finding } from '../src/threads/finding.ts'
import type { Lists } from '../src/threads/lists.ts'
import type { PackGame } from '../src/threads/packing.ts'
import type { Painting } from '../src/threads/painting.ts'
import { paintedHere } from '../src/threads/painting.ts'

type Where = {
  readonly DATA: string
  readonly DATABASE_URL: string | undefined
  readonly REDIS_URL: string | undefined
}

/** Every game with the same decks is the same, so that tests fail again as they failed. */
const newSecret = () => `key:${'0'.repeat(64)}`

/** In Node's own threads, so that what several people ask at once goes on side by side, as it does at a server. */
export const derivesHere: Derive = ({ password, salt, ...cost }) =>
  new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, lengthOfKey, { ...cost, maxmem: 2 ** 27 }, (error, key) =>
      error === null ? resolve(key) : reject(error),
    ),
  )

/**
 * What all servers of tests have. One thread has both ends of their connections: where it computes for long, neither end may take the
 * other for gone.
 */
const ofTests = { startWriter: writerHere, newSecret, derive: derivesHere, heartbeat: 600_000 }

/** A clock that stands still: what a limit has counted is not forgotten while a slow machine goes on. */
export const standing = () => 1_800_000_000_000

/** Here, as tests need no second thread. */
export const thinksHere = thinkerHere(
  { version: cardsVersion, cards: printings, decks: starterDecks.map(broughtToPlay) },
  () => performance.now(),
)

/** Here as well. */
export const packsHere: PackGame = async ended => packGame(ended)
export const readsHere: Lists['readList'] = async list => readDeck(list)
export const paintsHere: Painting['paint'] = async drawing => paintedHere(drawing)

/** A server as it is run, with limits that tests do not meet unless they ask for them. */
export async function serving(
  where: Where,
  more: Readonly<Record<string, string>> = {},
  now: () => number = Date.now,
): Promise<Running> {
  if (where.REDIS_URL === undefined) return oneServer(where, more, now)
  const both = [await oneServer(where, more, now), await oneServer(where, more, now)]
  const balancer = await startBalancer({ port: 0, host: '127.0.0.1' }, () => both.map(({ port }) => port))
  return {
    port: balancer.port,
    async drain() {
      await Promise.all(both.map(each => each.drain()))
    },
    async close() {
      await Promise.all(both.map(each => each.close()))
      await balancer.close()
    },
  }
}

/** One of the servers that share a world, if there are several. */
export async function oneServer(
  where: Where,
  more: Readonly<Record<string, string>> = {},
  now: () => number = Date.now,
  think: Distant = thinksHere,
  findMacros: Finding['findMacros'] = async position => findMacrosHere(position),
  again: FromTimeToTime = fromTimeToTime,
  pack: PackGame = packsHere,
  readList: Lists['readList'] = readsHere,
): Promise<Running> {
  const config = configured(where, more)
  const surroundings = {
    ...surroundingsOf(1),
    now,
    newSecret,
    think,
    findMacros,
    findPrices: async (position: Position) => findPrices(position),
    again,
    pack,
    readList,
    paint: paintsHere,
    derive: derivesHere,
  }
  return start(config, pino({ level: config.LOG_LEVEL }), {
    ...ofTests,
    // Threads are of what is built; `threads.test.ts`, `killed.test.ts` and `game-threads.test.ts` have them.
    startGames: gamesHere(surroundings),
    ...surroundings,
  })
}

/** Has the games of a thread of games here, behind the same ports. */
const gamesHere =
  (surroundings: Surroundings): StartGames =>
  (told, logger) => {
    const { port1: port, port2: theirs } = new MessageChannel()
    runGames(theirs, told, logger, surroundings)
    return { port, end: async () => port.close() }
  }

/** The same for somebody who looks at what it writes into its log. */
export async function servingWithLog(
  where: Where,
  more: Readonly<Record<string, string>> = {},
): Promise<Running & { readonly log: readonly string[] }> {
  const log: string[] = []
  const logger = pino({ level: 'error' }, { write: line => void log.push(line) })
  return {
    ...(await start(configured(where, more), logger, {
      ...ofTests,
      pack: packsHere,
      readList: readsHere,
    })),
    log,
  }
}

/** One with other surroundings, and what it writes into its log. */
export async function servingIn(
  where: Where,
  surroundings: Parameters<typeof start>[2],
  more: Readonly<Record<string, string>> = {},
): Promise<Running & { readonly log: readonly string[] }> {
  const log: string[] = []
  const logger = pino({ level: 'error' }, { write: line => void log.push(line) })
  return {
    ...(await start(configured(where, more), logger, { ...ofTests, ...surroundings })),
    log,
  }
}

/** One that goes on with what takes long only when it is let. */
export const servingSlowly = (
  where: Where,
  nextTurn: () => Promise<unknown>,
  pack: PackGame = packsHere,
): Promise<Running> =>
  start(configured(where, {}), pino({ level: 'error' }), {
    ...ofTests,
    pack,
    readList: readsHere,
    nextTurn,
  })

function configured(where: Where, more: Readonly<Record<string, string>>): Config {
  const read = readConfig([], {
    PORT: '0',
    LOG_LEVEL: 'error',
    RATES: '1000',
    BOT_PACE: 'instant',
    BOT_THINKS: '10',
    // Servers that share games are all in the thread of the tests, and none renews its lease while another computes.
    LEASE_SECONDS: '30',
    ...where,
    ...more,
  })
  if (read.is !== 'config') throw new Error('These settings cannot be used.')
  return read.config
}

/** Somebody with a name and a cookie. */
export interface Visitor {
  readonly me: Person
  readonly cookie: string
}

/** Where somebody comes from, as a proxy tells it: for servers with `TRUST_PROXY`. */
const from = (address: string | null): Record<string, string> =>
  address === null ? {} : { 'x-forwarded-for': address }

export async function guest(port: number, name: string, address: string | null = null): Promise<Visitor> {
  const response = await fetch(`http://127.0.0.1:${port}/api/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(address) },
    body: JSON.stringify({ name }),
  })
  const { me } = routes.beGuest.gives.parse(await response.json())
  return { me, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}

/** A connection as a browser has it. */
export interface Line {
  readonly socket: Socket
  ask<Name extends RequestName>(name: Name, asked: Sent<Name>): Promise<Answered<Name>>
  /** The same for what must not be refused. */
  get<Name extends RequestName>(name: Name, asked: Sent<Name>): Promise<Extract<Answered<Name>, { ok: true }>>
  on<Name extends PushName>(name: Name, take: (pushed: Pushed<Name>) => void): void
  close(): void
}

export async function connected(
  port: number,
  visitor: Visitor | null,
  address: string | null = null,
): Promise<Line> {
  const socket = io(`http://127.0.0.1:${port}`, {
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: { ...from(address), ...(visitor === null ? {} : { cookie: visitor.cookie }) },
  })
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve)
    socket.once('connect_error', reject)
    // A server that is killed while it lets somebody in.
    socket.once('disconnect', reason => reject(new Error(reason)))
  })
  const ask: Line['ask'] = (name, asked) => socket.timeout(hanging).emitWithAck(name, asked)
  return {
    socket,
    ask,
    async get(name, asked) {
      const answer = await ask(name, asked)
      if (!answer.ok) throw new Error(`${name} was refused: ${answer.why} ${answer.because ?? ''}`)
      // What comes must be what the protocol says.
      requests[name].gives.parse(answer)
      return answer as Extract<typeof answer, { ok: true }>
    },
    on: (name, take) => void socket.on(name as string, take),
    close: () => void socket.disconnect(),
  }
}

/** Whoever is not answered for so many milliseconds never will be, on slow machines too. */
export const hanging = 250_000

let counted = 0
export const newId = (): string => `request-${process.pid}-${counted++}`
export const chance = (): string => '0'.repeat(32)
