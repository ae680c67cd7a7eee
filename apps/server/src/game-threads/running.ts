import type { MessagePort } from 'node:worker_threads'
import { defineAllCards } from '@paydata/cards'
import { defineOlderEditions } from '@paydata/engine/editions'
import type { Logger } from 'pino'
import { receive } from '../cluster/receiving.ts'
import { shareLimits } from '../cluster/sharing.ts'
import type { Config } from '../config.ts'
import { limitsOf } from '../limits/rates.ts'
import { openResting } from '../matches/resting.ts'
import { newMetrics } from '../metrics.ts'
import type { Here } from '../sockets/conversation.ts'
import { openBeside } from '../store/open.ts'
import { newStoreWork } from '../store/work.ts'
import type { Surroundings } from '../surroundings.ts'
import { untilNobodyPlays } from '../tables/draining.ts'
import { letGoOn, untilAllDone } from '../tables/going-on.ts'
import { fillLobby } from '../tables/listing.ts'
import { newWorld } from '../world.ts'
import { acknowledgedAfar, logAfar, writerAfar } from './afar.ts'
import type { Front, FrontApi, GamesApi, Parcel } from './doors.ts'
import { joinThreads } from './joined.ts'
import { countedIn } from './metrics.ts'
import { peerAt } from './peer.ts'

/** What a thread of games is told when it starts. */
export interface Told {
  readonly config: Config
  readonly name: string
}

/** Nobody is connected to a thread of games. */
const nobodyHere: Here = {
  find: () => undefined,
  tell: () => undefined,
  disconnect: () => undefined,
  people: () => new Set(),
}

/** Has games, and does with them what the front asks for. */
export function runGames(
  port: MessagePort,
  { config, name }: Told,
  logger: Logger,
  surroundings: Surroundings,
): void {
  const opening = async () => {
    defineAllCards()
    defineOlderEditions()
    const work = newStoreWork()
    const store = openBeside(config, work, writerAfar(front))
    const limits = limitsOf(config.RATES, 'shared', surroundings.now)
    const resting = openResting(surroundings.now)
    const metrics = newMetrics(work, resting.bytes)
    const { cluster, ...link } = joinThreads(front, name, config.THREADS)
    const afar = { log: logAfar(front), acknowledged: acknowledgedAfar(front) }
    const parts = { config, logger, store, ...afar, limits, metrics, resting, cluster }
    const world = await newWorld({ ...parts, here: nobodyHere }, surroundings)
    await fillLobby(world)
    const stopSharing = shareLimits(limits, spent => link.wire.broadcast({ is: 'spent', from: name, spent }))
    const stopGoingOn = letGoOn(world, surroundings.again)
    const stop = (): void => {
      stopSharing()
      stopGoingOn()
    }
    return { world, stop, listening: { ...link, me: name, world, here: nobodyHere, moving: null } }
  }

  const api: GamesApi = {
    open: async () => void (await opened),
    metrics: async () => countedIn((await opened).world.metrics),
    async drain(until) {
      const { world } = await opened
      world.ending.drainsUntil = until
      await untilNobodyPlays(world)
    },
    async quieten() {
      const { world, stop } = await opened
      stop()
      world.ending.isClosing = true
    },
    async close() {
      const { world } = await opened
      await untilAllDone(world.tables)
      await world.store.destroy()
    },
  }
  const front: Front = peerAt<FrontApi, Parcel>(port, api, ({ said }) => {
    void opened.then(({ listening }) => receive(listening, said))
  })
  const opened = opening()
}
