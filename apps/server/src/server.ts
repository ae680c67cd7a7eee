import { createServer } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { defineAllCards } from '@paydata/cards'
import { defineOlderEditions } from '@paydata/engine/editions'
import type { Logger } from 'pino'
import type { Membership } from './cluster/membership.ts'
import { alone } from './cluster/membership.ts'
import type { Config } from './config.ts'
import { notePresent, seenHere } from './friends/present-now.ts'
import { frontOf } from './game-threads/front.ts'
import type { StartGames } from './game-threads/starting.ts'
import { startGames } from './game-threads/starting.ts'
import { newApp } from './http/app.ts'
import { pageIn } from './http/page-folder.ts'
import { limitsOf } from './limits/rates.ts'
import type { Acknowledged } from './matches/acknowledged.ts'
import { nothingAcknowledged, openAcknowledged } from './matches/acknowledged.ts'
import { openLog } from './matches/log.ts'
import { openResting } from './matches/resting.ts'
import { newMetrics } from './metrics.ts'
import { hereBy } from './sockets/conversation.ts'
import type { InFlight } from './sockets/in-flight.ts'
import { doorOf, heartbeat, newSockets, serve } from './sockets/serve.ts'
import { Unusable } from './store/dialects.ts'
import type { Store } from './store/open.ts'
import { bytesOf, openStore } from './store/open.ts'
import type { Work } from './store/work.ts'
import { newStoreWork } from './store/work.ts'
import type { Writer } from './store/writing.ts'
import type { Surroundings } from './surroundings.ts'
import { surroundingsOf } from './surroundings.ts'
import { untilNobodyPlays } from './tables/draining.ts'
import { letGoOn, untilAllDone } from './tables/going-on.ts'
import { fillLobby } from './tables/listing.ts'
import { startWriter } from './threads/writing.ts'
import { newWorld } from './world.ts'

/** What a server needs from outside besides its configuration; tests bring their own. */
interface Outside extends Surroundings {
  readonly openStore: typeof openStore
  readonly openLog: typeof openLog
  /** Writes to the data folder, in another thread. */
  readonly startWriter: (folder: string, work: Work) => Writer
  readonly startGames: StartGames
  /** How often clients that are silent are asked whether they are still there, in milliseconds. */
  readonly heartbeat: number
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
export async function start(config: Config, logger: Logger, given: Partial<Outside> = {}): Promise<Running> {
  const outside: Outside = {
    ...surroundingsOf(1),
    openStore,
    openLog,
    startWriter,
    startGames,
    heartbeat,
    ...given,
  }
  const { now, again } = outside
  defineAllCards()
  defineOlderEditions()
  // Fails before anything is opened if there is no page to serve.
  pageIn(config)
  const work = newStoreWork()
  const writer = config.DATABASE_URL === undefined ? outside.startWriter(config.DATA, work.writer) : null
  const store = await outside.openStore(config, work, writer ?? undefined)
  const isShared = config.REDIS_URL !== undefined || config.THREADS > 1
  const limits = limitsOf(config.RATES, isShared ? 'shared' : 'alone', now)
  const failed = async (error: unknown): Promise<never> => {
    await store.destroy()
    throw error
  }
  const cluster = await clusterOf(config, store, writer, logger, outside.startGames).catch(failed)
  const acknowledged = await acknowledgedIn(config, store, logger).catch(failed)
  const resting = openResting(now)
  const metrics = newMetrics(work, resting.bytes, () => bytesOf(store, config))
  const door = doorOf(config, limits)
  const http = createServer()
  // Ends a connection whose client has read nothing of an answer for so long. WebSockets have limits of their own.
  http.setTimeout(longestSilence)
  const sockets = newSockets(http, door.mayConnect, outside.heartbeat)
  const log = acknowledged.noting(
    outside.openLog(store, writer, (batches, seconds) => {
      metrics.commits.observe(seconds)
      metrics.batches.inc(batches)
    }),
  )
  const parts = { config, logger, store, log, acknowledged, limits, metrics, resting, cluster }
  const here = hereBy(sockets)
  const world = await newWorld({ ...parts, here }, outside)
  await cluster.begin(world, sockets)
  await fillLobby(world)
  http.on('request', newApp(world))
  serve(world, sockets)
  const port = await listening(http, config).catch(async error => {
    await cluster.leave()
    return failed(error)
  })
  // Where other threads have the games, those tidy up as well.
  const stop = config.THREADS > 1 ? () => undefined : letGoOn(world, again)
  const stopNoting = notePresent(world, () => seenHere(here))
  logger.info({ port, host: config.HOST, database: config.DATABASE_URL ? 'PostgreSQL' : config.DATA }, 'open')

  let draining: Promise<void> | null = null
  async function drainOnce(): Promise<void> {
    if (cluster.hasHeirs()) return
    const until = now() + config.DRAIN_SECONDS * 1000
    world.ending.drainsUntil = until
    logger.info({ until: new Date(until).toISOString() }, 'draining')
    sockets.emit('draining', { until })
    await Promise.all([untilNobodyPlays(world), cluster.drain(until)])
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
      stop()
      stopNoting()
      world.ending.isClosing = true
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
      await untilAllDone(world.tables)
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
  config: Config,
  store: Store,
  writer: Writer | null,
  logger: Logger,
  startGames: StartGames,
): Promise<Membership> {
  const { REDIS_URL, LEASE_SECONDS, THREADS } = config
  if (THREADS > 1 && writer !== null)
    return frontOf(THREADS, writer, name => startGames({ config, name }, logger))
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
