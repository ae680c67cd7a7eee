import { timingSafeEqual } from 'node:crypto'
import type { Express, Request } from 'express'
import { sql } from 'kysely'
import { Refuse } from '../refusing.ts'
import type { World } from '../world.ts'

/** What those who run a server ask it. */
export function addOperations(app: Express, world: World): void {
  app.get('/healthz', (_request, response) => void response.json({ ok: true }))
  app.get('/readyz', async (_request, response) => {
    if (world.isClosing) throw new Refuse('closing')
    await sql`select 1`.execute(world.store).catch(() => {
      throw new Refuse('busy')
    })
    response.json({ ok: true })
  })
  app.get('/metrics', async (request, response) => {
    if (!mayRead(request, world.config.METRICS_TOKEN)) throw new Refuse('noSuchThing')
    response.type('text/plain').send(await world.metrics.registry.metrics())
  })
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
