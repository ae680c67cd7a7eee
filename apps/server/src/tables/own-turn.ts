import { nextTurn } from '../matches/slices.ts'

let line: Promise<unknown> = Promise.resolve()

/**
 * Resolved in a turn of the event loop that is nobody else's. Who has much to do begins with it: the embedded database
 * answers at once, so a hundred games that are read again would otherwise let nobody else be heard.
 */
export function ownTurn(): Promise<unknown> {
  line = line.then(() => nextTurn())
  return line
}
