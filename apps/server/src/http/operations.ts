import { timingSafeEqual } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { setTimeout as after } from 'node:timers/promises'
import type { Express, Request } from 'express'
import type { Membership } from '../cluster/membership.ts'
import type { Config } from '../config.ts'
import { textOf } from '../game-threads/metrics.ts'
import type { Metrics } from '../metrics.ts'
import { RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import { writeNothing } from '../store/open.ts'

/** Milliseconds for which an answer is reused: far less than the time between two checks by a monitoring tool. */
const freshFor = 500

/** Milliseconds in which the database has to answer, as a readiness check must not take long. */
const longestAnswer = 1500

export interface Operating {
  readonly isClosing: boolean
  readonly store: Store
  readonly metrics: Pick<Metrics, 'http' | 'registry'>
  readonly cluster: Pick<Membership, 'metrics'>
  readonly config: Pick<Config, 'DATA' | 'DATABASE_URL' | 'METRICS_TOKEN'>
}

/** The routes for operators: whether the server is alive and ready, and its metrics. */
export function addOperations(app: Express, world: Operating, patience = longestAnswer, free = freeIn): void {
  const { DATA, DATABASE_URL } = world.config
  // Writes, as a database on a full disk or in read-only mode still answers queries.
  const databaseWrites = seldom(async () => {
    if (DATABASE_URL === undefined && (await free(DATA)) < leastFree) throw new Error('the disk is full')
    await Promise.race([writeNothing(world.store), tooLate(patience)])
  })
  const counted = seldom(() => textOf(world.metrics, world.cluster))
  app.get('/healthz', (_request, response) => void response.json({ ok: true }))
  app.get('/readyz', async (_request, response) => {
    if (world.isClosing) throw new RefusedError('closing')
    await databaseWrites().catch(() => {
      throw new RefusedError('busy')
    })
    response.json({ ok: true })
  })
  app.get('/metrics', async (request, response) => {
    if (!mayRead(request, world.config.METRICS_TOKEN)) throw new RefusedError('noSuchThing')
    response.type('text/plain').send(await counted())
  })
}

/**
 * Bytes that must be free on the disk: twice the usual size of SQLite's write-ahead log before a checkpoint. With less, the small
 * write of the check may still fit into the space that the log has already, and the next reply would not.
 */
const leastFree = 8 * 1024 * 1024

async function freeIn(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function tooLate(milliseconds: number): Promise<never> {
  await after(milliseconds, undefined, { ref: false })
  throw new Error('there was no answer in time')
}

/**
 * Repeats a check only when its last answer is old, and never runs two at once. These routes have no rate limit, as that could keep
 * out the tools that monitor the server, so anybody may request them as often as they like.
 */
function seldom<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null
  return () => {
    answer ??= ask().finally(() => setTimeout(() => (answer = null), freshFor).unref())
    return answer
  }
}

const loopback = /^(127[.]|::1$|::ffff:127[.])/

/** Names of this machine. Another host name may belong to a foreign page that points its name here to read our answers. */
const thisMachine = /^(localhost|127(?:[.]\d{1,3}){3}|\[::1\])(:\d+)?$/i

/** Behind a proxy every request seems to come from this machine, so then only the token counts. */
function mayRead({ headers, socket }: Request, token: string | undefined): boolean {
  if (token === undefined)
    return (
      loopback.test(socket.remoteAddress ?? '') &&
      headers['x-forwarded-for'] === undefined &&
      thisMachine.test(headers.host ?? '')
    )
  const given = Buffer.from(headers.authorization ?? '')
  const right = Buffer.from(`Bearer ${token}`)
  return given.length === right.length && timingSafeEqual(given, right)
}
