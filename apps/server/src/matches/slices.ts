import { setImmediate } from 'node:timers/promises'

/** Resolved when all others that wait to be heard were heard. */
export type NextTurn = () => Promise<unknown>

export const nextTurn: NextTurn = () => setImmediate()

/** So many entries are played again in a turn of the event loop: with what is shown of them, some milliseconds. */
export const playedAtATime = 4

/** All of something that takes long to make: after every few, everybody else is heard first. */
export async function inSlices<T>(all: Iterable<T>, atATime: number, heard = nextTurn): Promise<T[]> {
  const made: T[] = []
  for (const each of all) if (made.push(each) % atATime === 0) await heard()
  return made
}
