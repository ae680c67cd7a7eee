import type { RefusedRequest, RequestRefusalCode } from '@paydata/protocol'
import type { Logger } from 'pino'
import { logDamage } from '../matches/damage-log.ts'
import { Damaged } from '../matches/entries.ts'
import { RefusedError, refused, refusedOver } from '../refusing.ts'

/** The HTTP status of refusals. All others are answered with 409, conflict. */
const statuses: Readonly<Partial<Record<RequestRefusalCode, number>>> = {
  malformed: 400,
  notSignedIn: 401,
  wrongPassword: 401,
  notAllowed: 403,
  notYourGame: 403,
  wrongOrigin: 403,
  noSuchThing: 404,
  noSuchGame: 404,
  tooLarge: 413,
  weakPassword: 422,
  deckUnread: 422,
  deckIllegal: 422,
  tooFast: 429,
  broken: 500,
  busy: 503,
  closing: 503,
}

/** An error of Express or its middleware about a request that they could not read or answer. */
const unread: Readonly<Record<number, RequestRefusalCode>> = { 404: 'noSuchThing', 413: 'tooLarge' }

export function refusedResponse(
  error: unknown,
  path: string,
  { logger }: { readonly logger: Logger },
): { status: number; answer: RefusedRequest } {
  if (error instanceof Damaged) logDamage(logger, error, { path })
  if (error instanceof RefusedError) {
    const { refused: answer } = error
    return { status: statuses[answer.why] ?? 409, answer }
  }
  const status = error instanceof Error && 'status' in error ? Number(error.status) : 500
  if (status >= 400 && status < 500) return { status, answer: refused(unread[status] ?? 'malformed') }
  const answer = refusedOver(logger, error, { path })
  return { status: statuses[answer.why] ?? 500, answer }
}
