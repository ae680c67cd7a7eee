import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../config.ts'
import { networkOf } from '../limits/networks.ts'

/**
 * Whether a page may use this server: its own page, or one from an origin that the configuration names. Programs send no origin and
 * are allowed, as they do not have the cookies of other people.
 */
export function isAllowedOrigin(
  request: IncomingMessage,
  config: Pick<Config, 'ORIGINS' | 'SECURE_COOKIES' | 'TRUST_PROXY'>,
): boolean {
  const { origin } = request.headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  const asking = new URL(origin).origin
  return asking === ownOrigin(request, config) || config.ORIGINS.includes(asking)
}

/**
 * The origins of this server's own page. The scheme is part of an origin: an attacker on the network may have changed a page that
 * came over http, so it may not do what the page over https may.
 */
export function ownOrigin(
  { headers }: IncomingMessage,
  { SECURE_COOKIES, TRUST_PROXY }: Pick<Config, 'SECURE_COOKIES' | 'TRUST_PROXY'>,
): string | null {
  // A trusted proxy tells over which scheme players reach it. Of several proxies, not all may tell.
  const told = TRUST_PROXY > 0 ? `${headers['x-forwarded-proto'] ?? ''}`.split(',').slice(-TRUST_PROXY) : []
  const isSecure = SECURE_COOKIES === 'yes' || told[0]?.trim().toLowerCase() === 'https'
  const own = `${isSecure ? 'https' : 'http'}://${headers.host ?? ''}`
  return URL.canParse(own) ? new URL(own).origin : null
}

/** For how many seconds a browser may reuse the answer to a preflight request. */
const anHour = 3600

/**
 * Allows pages from origins that the configuration names to read answers and to send the session cookie (CORS). Before such a page
 * may send JSON or delete anything, the browser sends a preflight request. The result says whether this was one.
 */
export function sharedWith(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { ORIGINS }: Pick<Config, 'ORIGINS'>,
): 'asksWhetherItMay' | 'asks' {
  // A cache must not give the answer for one origin to another one.
  response.appendHeader('vary', 'origin')
  const { origin } = headers
  if (origin === undefined || !ORIGINS.includes(origin)) return 'asks'
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-credentials', 'true')
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return 'asks'
  response.setHeader('access-control-allow-methods', 'GET, POST, DELETE')
  response.setHeader('access-control-allow-headers', 'content-type')
  response.setHeader('access-control-max-age', anHour)
  return 'asksWhetherItMay'
}

/** The key by which limits count the client of a request. Only the trusted proxies are believed about its address. */
export function addressOf(request: IncomingMessage, { TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): string {
  const direct = request.socket.remoteAddress ?? ''
  if (TRUST_PROXY === 0) return networkOf(direct)
  const header = request.headers['x-forwarded-for'] ?? ''
  const hops = `${header}`.split(',').map(hop => hop.trim())
  return networkOf(hops.at(-TRUST_PROXY) || direct)
}
