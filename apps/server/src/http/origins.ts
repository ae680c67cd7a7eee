import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../config.ts'
import { networkOf } from '../limits/networks.ts'

/**
 * Whether a page may use this server: its own, or one that the configuration names. Programs send no origin; they have no
 * cookies of anybody else either.
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
 * Where pages of this server come from. The scheme belongs to it: anybody on the way may have changed a page that came over
 * http, and it may not do what the page of the same name over https may.
 */
function ownOrigin(
  { headers }: IncomingMessage,
  { SECURE_COOKIES, TRUST_PROXY }: Pick<Config, 'SECURE_COOKIES' | 'TRUST_PROXY'>,
): string | null {
  // Proxies that are trusted tell what players reach them over; of several not all may say so.
  const told = TRUST_PROXY > 0 ? `${headers['x-forwarded-proto'] ?? ''}`.split(',').slice(-TRUST_PROXY) : []
  const isSecure = SECURE_COOKIES === 'yes' || told[0]?.trim().toLowerCase() === 'https'
  const own = `${isSecure ? 'https' : 'http'}://${headers.host ?? ''}`
  return URL.canParse(own) ? new URL(own).origin : null
}

/** So long a browser need not ask again whether a page may ask. */
const anHour = 3600

/**
 * Lets a page of an origin that the configuration names read what it is answered, with the session in its cookie. A browser
 * asks before it lets such a page send JSON or delete anything. The result says whether this was that question.
 */
export function sharedWith(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { ORIGINS }: Pick<Config, 'ORIGINS'>,
): 'asksWhetherItMay' | 'asks' {
  // What is kept of an answer for one origin is not for others.
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

/** Where a request comes from, as limits know it and as far as the proxies that the configuration trusts tell it. */
export function addressOf(request: IncomingMessage, { TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): string {
  const direct = request.socket.remoteAddress ?? ''
  if (TRUST_PROXY === 0) return networkOf(direct)
  const header = request.headers['x-forwarded-for'] ?? ''
  const hops = `${header}`.split(',').map(hop => hop.trim())
  return networkOf(hops.at(-TRUST_PROXY) || direct)
}
