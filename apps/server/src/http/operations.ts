import { timingSafeEqual } from 'node:crypto'
import { setTimeout as after } from 'node:timers/promises'
import type { Express, Request } from 'express'
import { sql } from 'kysely'
import { Refuse } from '../refusing.ts'
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
): void {
  const databaseAnswers = seldom(() => Promise.race([sql`select 1`.execute(world.store), tooLate(patience)]))
  const counted = seldom(() => world.metrics.registry.metrics())
  app.get('/healthz', (_request, response) => void response.json({ ok: true }))
  app.get('/readyz', async (_request, response) => {
    if (world.isClosing) throw new Refuse('closing')
    await databaseAnswers().catch(() => {
      throw new Refuse('busy')
    })
    response.json({ ok: true })
  })
  app.get('/metrics', async (request, response) => {
    if (!mayRead(request, world.config.METRICS_TOKEN)) throw new Refuse('noSuchThing')
    response.type('text/plain').send(await counted())
  })
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

/** Behind a proxy everybody seems to come from here, so then only the token counts. */
function mayRead(request: Request, token: string | undefined): boolean {
  if (token === undefined)
    return (
      loopback.test(request.socket.remoteAddress ?? '') && request.headers['x-forwarded-for'] === undefined
    )
  const given = Buffer.from(request.headers.authorization ?? '')
  const right = Buffer.from(`Bearer ${token}`)
  return given.length === right.length && timingSafeEqual(given, right)
}
