import type { RouteAsked, RouteGiven, RouteName } from '@paydata/protocol'
import { roleFor, routes } from '@paydata/protocol'
import type { Express, NextFunction, Request, Response } from 'express'
import express from 'express'
import helmet from 'helmet'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import { adviceOn, notTooFast, RefusedError } from '../refusing.ts'
import { refuseOthers } from '../roles/tries.ts'
import type { Leaving } from '../tables/leaving.ts'
import type { Announcing } from './announcements.ts'
import { announcementRoutes } from './announcements.ts'
import { addApiDescription } from './api-page.ts'
import { byPostRoutes } from './by-post.ts'
import type { Checking } from './decks.ts'
import { deckRoutes } from './decks.ts'
import { refusedResponse } from './errors.ts'
import { friendRoutes } from './friends.ts'
import type { Linking } from './heads.ts'
import { addLinks } from './heads.ts'
import type { Accounts } from './identity.ts'
import { identityRoutes } from './identity.ts'
import type { Decks } from './kept-decks.ts'
import { keptDeckRoutes } from './kept-decks.ts'
import { measured } from './measured.ts'
import { measureRoutes } from './measures.ts'
import { moderationRoutes } from './moderation.ts'
import type { Notifying } from './notices.ts'
import { noticeRoutes } from './notices.ts'
import type { Operating } from './operations.ts'
import { addOperations } from './operations.ts'
import { addressOf, isAllowedOrigin, sharedWith } from './origins.ts'
import { ownDataRoutes } from './own-data.ts'
import { addPage } from './page.ts'
import { ratingRoutes } from './ratings.ts'
import type { Filming } from './replays.ts'
import { addFilm, replayRoutes } from './replays.ts'
import { roleRoutes } from './roles.ts'
import { mustRead, sendTo } from './sending.ts'
import { statisticsRoutes } from './statistics.ts'
import type { RequestTurns } from './turns.ts'
import { newRequestTurns } from './turns.ts'
import { addVerifyPage } from './verify-page.ts'
import type { Visit } from './visit.ts'
import { mustBeSomebody } from './visit.ts'

/** All that routes need. */
type Answering = Accounts &
  Announcing &
  Checking &
  Decks &
  Filming &
  Leaving &
  Operating &
  Linking &
  Notifying & { readonly config: Config }

type Perform<Name extends RouteName> = (
  world: Answering,
  visit: Visit,
  asked: RouteAsked<Name>,
) => Promise<RouteGiven<Name>>

const performers: { readonly [Name in RouteName]: Perform<Name> } = {
  ...identityRoutes,
  ...deckRoutes,
  ...keptDeckRoutes,
  ...replayRoutes,
  ...statisticsRoutes,
  ...ratingRoutes,
  ...friendRoutes,
  ...byPostRoutes,
  ...noticeRoutes,
  ...ownDataRoutes,
  ...roleRoutes,
  ...measureRoutes,
  ...moderationRoutes,
  ...announcementRoutes,
}

/** The same routes, typed so that the compiler knows which name has which request and answer. */
const schemas: { readonly [Name in RouteName]: { readonly asks: z.ZodType<RouteAsked<Name>> } } = routes

const largestBody = '64kb'

export function newApp(world: Answering): Express {
  const app = express()
  app.disable('x-powered-by')
  app.use(measured(world))
  app.use(
    helmet({
      // HSTS binds browsers for a year, so it is sent only over https, and never for other servers of the domain.
      strictTransportSecurity: world.config.SECURE_COOKIES === 'yes' && { includeSubDomains: false },
      contentSecurityPolicy: {
        directives: {
          'default-src': ["'self'"],
          'connect-src': ["'self'"],
          'script-src': ["'self'"],
          'style-src': ["'self'"],
          'img-src': ["'self'", 'data:'],
          'font-src': ["'self'"],
          'object-src': ["'none'"],
          'frame-ancestors': ["'none'"],
          'base-uri': ["'none'"],
          'form-action': ["'self'"],
          // Whether there is https is the decision of the operator.
          'upgrade-insecure-requests': null,
        },
      },
    }),
  )
  addOperations(app, world)
  app.use('/api', (request, response, next) => {
    if (!isAllowedOrigin(request, world.config)) throw new RefusedError('wrongOrigin')
    const is = sharedWith(request, response, world.config)
    notTooFast(world.limits('http', addressOf(request, world.config)))
    if (is === 'asks') next()
    else response.status(204).end()
  })
  app.use('/api', express.json({ limit: largestBody, strict: true }))
  const turnOf = newRequestTurns()
  for (const name of Object.keys(routes)) addRoute(app, world, turnOf, name)
  addFilm(app, world, turnOf)
  addApiDescription(app)
  addVerifyPage(app)
  addLinks(app, world)
  addPage(app, world, turnOf)
  app.use(() => {
    throw new RefusedError('noSuchThing')
  })
  app.use((error: unknown, request: Request, response: Response, _next: NextFunction) => {
    const { status, answer } = refusedResponse(error, request.path, world)
    response.status(status).json(answer)
  })
  return app
}

const isRoute = (name: string): name is RouteName => Object.hasOwn(routes, name)

function addRoute(app: Express, world: Answering, turnOf: RequestTurns, name: string): void {
  if (!isRoute(name)) return
  const { method, path } = routes[name]
  app[method](path, async (request, response) => {
    response.set('cache-control', 'no-store')
    const address = addressOf(request, world.config)
    mustRead(world.unread, address)
    await turnOf(address)
    const given = JSON.stringify({ ok: true, ...(await perform(world, name, request, response)) })
    sendTo(response.type('json'), world.unread, address, given)
  })
}

async function perform<Name extends RouteName>(
  world: Answering,
  name: Name,
  request: Request,
  response: Response,
): Promise<RouteGiven<Name>> {
  const read = schemas[name].asks.safeParse({ ...request.body, ...request.params })
  if (!read.success) throw new RefusedError('malformed', adviceOn(read.error))
  const cookies = request.headers.cookie
  const visit: Visit = {
    me: await world.sessions.who(cookies),
    cookies,
    address: addressOf(request, world.config),
    agent: request.headers['user-agent'],
    setCookie: cookie => void response.append('set-cookie', cookie),
    afterwards: act => void response.once('close', act),
  }
  const needs = roleFor(name)
  if (needs !== null) await refuseOthers(world, mustBeSomebody(visit), visit.address, needs)
  const act: Perform<Name> = performers[name]
  return act(world, visit, read.data)
}
