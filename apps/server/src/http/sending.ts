import type { Response } from 'express'
import type { Unread } from '../limits/unread.ts'
import { RefusedError } from '../refusing.ts'

/** Refuses to answer an address at which too much waits to be read. */
export function mustRead(unread: Unread, address: string): void {
  if (unread.isTooMuch(address, 0)) throw new RefusedError('tooFast', { again: 1 })
}

/** Sends an answer, and counts what waits for its reader until it is written or the connection ends. */
export function sendTo(response: Response, unread: Unread, address: string, given: string | Buffer): void {
  unread.add(address, given.length)
  response.once('close', () => unread.add(address, -given.length))
  response.send(given)
}
