import { inTurns, lineOf } from '../limits/line.ts'
import { nextTurn } from '../matches/slices.ts'

/** Settles when a request from an address may begin. */
export type RequestTurns = (address: string) => Promise<unknown>

/**
 * Each request begins in a turn of the event loop that belongs to no other, and addresses take turns. The embedded database answers at
 * once, so otherwise everybody would wait for all requests that have come together. A browser asks for a few things at a time.
 */
export function newRequestTurns(): RequestTurns {
  const line = lineOf({ waiting: 500, waitingOfOne: 100 })
  const inTurn = inTurns(1, line)
  return address => inTurn(line, address, nextTurn)
}
