import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { networkOf } from '../limits/networks.ts'

/**
 * Whether a page may use this server: its own, or one that the configuration names. Programs send no origin; they have no
 * cookies of anybody else either.
 */
export function isAllowedOrigin({ headers }: IncomingMessage, { ORIGINS }: Pick<Config, 'ORIGINS'>): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  if (!URL.canParse(origin)) return false
  return new URL(origin).host === host || ORIGINS.includes(new URL(origin).origin)
}

/** Where a request comes from, as limits know it and as far as the proxies that the configuration trusts tell it. */
export function addressOf(request: IncomingMessage, { TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): string {
  const direct = request.socket.remoteAddress ?? ''
  if (TRUST_PROXY === 0) return networkOf(direct)
  const header = request.headers['x-forwarded-for'] ?? ''
  const hops = `${header}`.split(',').map(hop => hop.trim())
  return networkOf(hops.at(-TRUST_PROXY) || direct)
}
