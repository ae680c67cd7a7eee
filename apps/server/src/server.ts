import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { defineAllCards } from '@paydata/cards'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { newApp } from './http/app.ts'
import { openSessions } from './identity/sessions.ts'
import { limitsOf } from './limits/rates.ts'
import { openLog } from './matches/log.ts'
import { newMetrics } from './metrics.ts'
import { listingOf } from './rooms/views.ts'
import { doorOf, newSockets, serve } from './sockets/serve.ts'
import { Unusable } from './store/dialects.ts'
import { openStore } from './store/open.ts'
import { secretNamed } from './store/secrets.ts'
import { readRoom } from './tables/keeping.ts'
import { tend } from './tables/tending.ts'
import type { World } from './world.ts'

/** What a server takes from outside besides its configuration; tests bring their own. */
type Surroundings = Pick<World, 'now' | 'newSecret'>
const surroundings: Surroundings = {
  now: Date.now,
  newSecret: () => randomBytes(32).toString('hex'),
}

export interface Running {
  readonly port: number
  /** Ends what is being done, tells everybody, and closes. */
  close(): Promise<void>
}

/** Opens the database, then the doors. */
export async function start(
  config: Config,
  logger: Logger,
  { now, newSecret }: Surroundings = surroundings,
): Promise<Running> {
  defineAllCards()
  const store = await openStore(config)
  const limits = limitsOf(config.RATES)
  const metrics = newMetrics()
  const door = doorOf(config, limits)
  const http = createServer()
  const sockets = newSockets(http, door.mayConnect)
  const world: World = {
    config,
    store,
    limits,
    now,
    newSecret,
    logger,
    metrics,
    sessions: await openSessions(store, config),
    secret: await secretNamed(store, 'games'),
    log: openLog(store, (batches, seconds) => {
      metrics.commits.observe(seconds)
      metrics.batches.inc(batches)
    }),
    tell: (place, name, pushed, except = []) =>
      void sockets
        .to(place)
        .except([...except])
        .emit(name, pushed),
    disconnect: place => sockets.in(place).disconnectSockets(true),
    tables: new Map(),
    lobby: new Map(),
  }
  await fillLobby(world)
  http.on('request', newApp(world))
  serve(world, sockets, door)
  const stopTending = tend(world)
  const port = await listening(http, config).catch(async error => {
    stopTending()
    await store.destroy()
    throw error
  })
  logger.info({ port, host: config.HOST, database: config.DATABASE_URL ? 'PostgreSQL' : config.DATA }, 'open')

  return {
    port,
    async close() {
      stopTending()
      sockets.emit('closing', {})
      await after(50)
      await sockets.close()
      http.closeAllConnections()
      for (const opened of world.tables.values()) {
        const table = await opened.catch(() => null)
        if (table?.alarm) clearTimeout(table.alarm)
        await table?.busy
      }
      await store.destroy()
      logger.info('closed')
    },
  }
}

async function fillLobby(world: World): Promise<void> {
  const rows = await world.store
    .selectFrom('games')
    .select(['id', 'room'])
    .where('state', 'in', ['open', 'playing'])
    .execute()
  for (const { id, room } of rows) {
    try {
      const listing = listingOf(readRoom(room))
      if (listing !== null) world.lobby.set(id, listing)
    } catch (error) {
      world.logger.error({ game: id, err: error }, 'a game is damaged')
    }
  }
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
