import { createServer } from 'node:http'
import { availableParallelism } from 'node:os'
import { setTimeout as after } from 'node:timers/promises'
import type { Distant } from '@paydata/bots'
import { startThinkers } from '@paydata/bots/node'
import { cardsVersion, defineAllCards, printings } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import { defineOlderEditions } from '@paydata/engine/editions'
import type { Logger } from 'pino'
import type { Membership } from './cluster/membership.ts'
import { alone } from './cluster/membership.ts'
import type { Config } from './config.ts'
import { newApp } from './http/app.ts'
import { pageIn } from './http/page.ts'
import { openKnownBrowsers } from './identity/known-browsers.ts'
import { openSessions } from './identity/sessions.ts'
import { limitsOf } from './limits/rates.ts'
import { unreadOf } from './limits/unread.ts'
import type { Acknowledged } from './matches/acknowledged.ts'
import { nothingAcknowledged, openAcknowledged } from './matches/acknowledged.ts'
import { openLog } from './matches/log.ts'
import { replaysOf } from './matches/replays.ts'
import { openResting } from './matches/resting.ts'
import type { NextTurn } from './matches/slices.ts'
import { nextTurn } from './matches/slices.ts'
import { newMetrics } from './metrics.ts'
import type { Tell } from './places.ts'
import { newSecret } from './rooms/making.ts'
import type { InFlight } from './sockets/in-flight.ts'
import { newInFlight } from './sockets/in-flight.ts'
import { doorOf, newSockets, serve } from './sockets/serve.ts'
import { Unusable } from './store/dialects.ts'
import type { Store } from './store/open.ts'
import { bytesOf, openStore } from './store/open.ts'
import { secretNamed } from './store/secrets.ts'
import type { Work } from './store/work.ts'
import { newStoreWork } from './store/work.ts'
import type { Writer } from './store/writing.ts'
import { untilNobodyPlays } from './tables/draining.ts'
import { stopAlarms } from './tables/due.ts'
import { fillLobby } from './tables/listing.ts'
import { newLobby } from './tables/lobby.ts'
import { newOpenTables } from './tables/registry.ts'
import type { FromTimeToTime } from './tables/tending.ts'
import { fromTimeToTime, letRest, tend } from './tables/tending.ts'
import type { Finding } from './threads/finding.ts'
import { findingAside } from './threads/finding.ts'
import type { Lists } from './threads/lists.ts'
import { readingAside } from './threads/lists.ts'
import type { PackGame } from './threads/packing.ts'
import { packingAside } from './threads/packing.ts'
import { startWriter } from './threads/writing.ts'
import { now } from './time.ts'

/** What a server needs from outside besides its configuration; tests bring their own. */
interface Surroundings extends Finding, Lists {
  /** The time of clocks, in milliseconds. */
  readonly now: () => number
  /** The server's part of the seed of a game. */
  readonly newSecret: () => string
  /** Thinks for bots in another thread. */
  readonly think: Distant
  /** Packs a game that is over, likewise. */
  readonly pack: PackGame
  readonly openStore: typeof openStore
  readonly openLog: typeof openLog
  /** Writes to the data folder, in another thread. */
  readonly startWriter: (folder: string, work: Work) => Writer
  readonly again: FromTimeToTime
  /** Lets other requests be served before long work continues. */
  readonly nextTurn: NextTurn
}
const surroundings: Surroundings = {
  openStore,
  openLog,
  startWriter,
  again: fromTimeToTime,
  nextTurn,
  now,
  newSecret,
  think: thinkingAside(),
  ...findingAside(),
  ...readingAside(),
  pack: packingAside(),
}

/** The threads in which bots think. Each starts when it is first needed. One core is left to the games. */
function thinkingAside(): Distant {
  const decks = starterDecks.map(broughtToPlay)
  const most = Math.max(1, availableParallelism() - 1)
  return startThinkers({ version: cardsVersion, cards: printings, decks }, most).think
}

export interface Running {
  readonly port: number
  /**
   * Begins no games any more, tells all clients, and waits until nobody plays here, but not for longer than `DRAIN_SECONDS`. Where
   * other servers can take the games, it does not wait. Then the server is to be closed, also if something went wrong meanwhile.
   */
  drain(): Promise<void>
  /** Finishes the requests under way, tells all clients, and closes. */
  close(): Promise<void>
}

/** Opens the database, and then lets clients connect. */
export async function start(
  config: Config,
  logger: Logger,
  given: Partial<Surroundings> = {},
): Promise<Running> {
  const {
    openStore,
    openLog,
    startWriter,
    again,
    now,
    newSecret,
    think,
    findMacros,
    findPrices,
    readList,
    pack,
    nextTurn,
  } = {
    ...surroundings,
    ...given,
  }
  defineAllCards()
  defineOlderEditions()
  // Fails before anything is opened if there is no page to serve.
  pageIn(config)
  const work = newStoreWork()
  const writer = config.DATABASE_URL === undefined ? startWriter(config.DATA, work.writer) : null
  const store = await openStore(config, work, writer ?? undefined)
  const limits = limitsOf(config.RATES, config.REDIS_URL === undefined ? 'alone' : 'shared', now)
  const cluster = await clusterOf(config, store, logger).catch(async error => {
    await store.destroy()
    throw error
  })
  const acknowledged = await acknowledgedIn(config, store, logger).catch(async error => {
    await store.destroy()
    throw error
  })
  const resting = openResting(now)
  const metrics = newMetrics(work, resting.bytes, () => bytesOf(store, config))
  const door = doorOf(config, limits)
  const http = createServer()
  // Ends a connection whose client has read nothing of an answer for so long. WebSockets have limits of their own.
  http.setTimeout(longestSilence)
  const sockets = newSockets(http, door.mayConnect)
  const tellHere: Tell = (place, name, pushed, except = []) =>
    void sockets
      .to(place)
      .except([...except])
      .emit(name, pushed)
  const tell: Tell = (place, name, pushed, except) => {
    tellHere(place, name, pushed, except)
    cluster.tell(place, name, pushed, except)
  }
  let isClosing = false
  let drainsUntil: number | null = null
  // Everything that a server works with. Each module says which part of it it takes.
  const world = {
    config,
    store,
    limits,
    unread: unreadOf(config.MOST_UNREAD),
    now,
    newSecret,
    think,
    findMacros,
    findPrices,
    readList,
    pack,
    keeping: new Map<string, Promise<void>>(),
    replays: replaysOf(nextTurn),
    resting,
    logger,
    metrics,
    sessions: await openSessions(store, config),
    browsers: await openKnownBrowsers(store, config),
    secret: await secretNamed(store, 'games'),
    acknowledged,
    log: acknowledged.noting(
      openLog(store, writer, (batches, seconds) => {
        metrics.commits.observe(seconds)
        metrics.batches.inc(batches)
      }),
    ),
    tellHere,
    tell,
    disconnect(place: string) {
      sockets.in(place).disconnectSockets(true)
      cluster.disconnect(place)
    },
    tables: newOpenTables(count => metrics.tables.set(count)),
    lobby: newLobby(),
    cluster,
    inFlight: newInFlight(),
    get isClosing() {
      return isClosing
    },
    get drainsUntil() {
      return drainsUntil
    },
  }
  await cluster.begin(world, sockets)
  await fillLobby(world)
  http.on('request', newApp(world))
  serve(world, sockets)
  const port = await listening(http, config).catch(async error => {
    await cluster.leave()
    await store.destroy()
    throw error
  })
  const stopTending = tend(world, again)
  const stopResting = letRest(world)
  logger.info({ port, host: config.HOST, database: config.DATABASE_URL ? 'PostgreSQL' : config.DATA }, 'open')

  let draining: Promise<void> | null = null
  async function drainOnce(): Promise<void> {
    if (cluster.hasHeirs()) return
    drainsUntil = now() + config.DRAIN_SECONDS * 1000
    logger.info({ until: new Date(drainsUntil).toISOString() }, 'draining')
    sockets.emit('draining', { until: drainsUntil })
    await untilNobodyPlays(world)
  }

  return {
    port,
    // Whoever asks again waits as long as whoever asked first.
    drain: () =>
      (draining ??= drainOnce().catch(error =>
        logger.error({ err: error }, 'could not wait until nobody plays'),
      )),
    async close() {
      logger.info('closing')
      stopTending()
      stopResting()
      isClosing = true
      door.close()
      await cluster.handOver().catch(error => logger.error({ err: error }, 'could not hand over games'))
      sockets.emit('closing', {})
      await requestsAnswered(world.inFlight)
      await after(50)
      // Does not wait for requests whose rest may never come.
      const cut = setTimeout(() => http.closeAllConnections(), longestRest)
      await sockets.close()
      clearTimeout(cut)
      http.closeAllConnections()
      for await (const table of world.tables.each()) {
        stopAlarms(table.alarms)
        await table.queue
      }
      await cluster
        .leave()
        .catch(error => logger.error({ err: error }, 'could not leave the other processes'))
      await store.destroy()
      acknowledged.close()
      logger.info('closed')
    },
  }
}

/** Loads the modules for several processes only if there are several. */
async function clusterOf(
  { REDIS_URL, LEASE_SECONDS }: Config,
  store: Store,
  logger: Logger,
): Promise<Membership> {
  if (REDIS_URL === undefined) return alone
  const { joinCluster } = await import('./cluster/joined.ts')
  return joinCluster({ REDIS_URL, LEASE_SECONDS }, store, logger)
}

/** Notes acknowledged entries only for the embedded database, as only it has a folder. */
const acknowledgedIn = async (
  { DATA, DATABASE_URL }: Config,
  store: Store,
  logger: Logger,
): Promise<Acknowledged> =>
  DATABASE_URL === undefined ? openAcknowledged(DATA, store, logger) : nothingAcknowledged

const longestWait = 5000
const longestRest = 2000
const longestSilence = 60_000

/** Waits until all requests under way have been answered, but not for ever. */
async function requestsAnswered(inFlight: InFlight): Promise<void> {
  const end = performance.now() + longestWait
  while (inFlight.count() > 0 && performance.now() < end) await after(10)
}

const listening = (http: ReturnType<typeof createServer>, { PORT, HOST }: Config): Promise<number> =>
  new Promise((resolve, reject) => {
    http.once('error', error =>
      reject(new Unusable(`Port ${PORT} of ${HOST} cannot be used: ${error.message}.`)),
    )
    http.listen(PORT, HOST, () => {
      const address = http.address()
      resolve(typeof address === 'object' && address !== null ? address.port : PORT)
    })
  })
