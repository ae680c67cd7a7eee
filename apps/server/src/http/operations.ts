import { timingSafeEqual } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { setTimeout as after } from 'node:timers/promises'
import type { Express, Request } from 'express'
import { Refuse } from '../refusing.ts'
import { writeNothing } from '../store/open.ts'
import type { World } from '../world.ts'

/** Milliseconds that an answer is given again: far less than those who run a server wait between two questions. */
const freshFor = 500

/** Milliseconds in which the database has to answer: who asks whether a server is ready wants to know it soon. */
const longestAnswer = 1500

/** What those who run a server ask it. */
export function addOperations(
  app: Express,
  world: Pick<World, 'isClosing' | 'store' | 'metrics' | 'config'>,
  patience = longestAnswer,
  free = freeIn,
): void {
  const { DATA, DATABASE_URL } = world.config
  // Where the disk is full or nothing but reading is allowed, what is asked is answered and nothing is kept.
  const databaseWrites = seldom(async () => {
    if (DATABASE_URL === undefined && (await free(DATA)) < leastFree) throw new Error('the disk is full')
    await Promise.race([writeNothing(world.store), tooLate(patience)])
  })
  const counted = seldom(() => world.metrics.registry.metrics())
  app.get('/healthz', (_request, response) => void response.json({ ok: true }))
  app.get('/readyz', async (_request, response) => {
    if (world.isClosing) throw new Refuse('closing')
    await databaseWrites().catch(() => {
      throw new Refuse('busy')
    })
    response.json({ ok: true })
  })
  app.get('/metrics', async (request, response) => {
    if (!mayRead(request, world.config.METRICS_TOKEN)) throw new Refuse('noSuchThing')
    response.type('text/plain').send(await counted())
  })
}

/**
 * Bytes: twice what the log of SQLite usually grows to before its pages are moved out of it. With less a small change may still
 * find its place in what the log has already, and the next reply finds none.
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
 * Asks again only when the last answer is old, and never twice at once: anybody may knock at these doors as often as they
 * like, and a limit would keep out those who look whether the server is well.
 */
function seldom<T>(ask: () => Promise<T>): () => Promise<T> {
  let answer: Promise<T> | null = null
  return () => {
    answer ??= ask().finally(() => setTimeout(() => (answer = null), freshFor).unref())
    return answer
  }
}

const loopback = /^(127[.]|::1$|::ffff:127[.])/

/** Names of this machine itself. Any other may be one that a page of somebody else has led here, to read what it cannot. */
const thisMachine = /^(localhost|127(?:[.]\d{1,3}){3}|\[::1\])(:\d+)?$/i

/** Behind a proxy everybody seems to come from here, so then only the token counts. */
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
