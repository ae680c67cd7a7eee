import { nextTurn } from '../matches/slices.ts'

let line: Promise<unknown> = Promise.resolve()

/**
 * Settles in a turn of the event loop that belongs to no other caller. Long work begins with it: the embedded database answers
 * at once, so otherwise the server would answer nobody while a hundred games are read.
 */
export function ownTurn(): Promise<unknown> {
  line = line.then(() => nextTurn())
  return line
}
