import { setImmediate } from 'node:timers/promises'

/** Waits for the next turn of the event loop, so that other requests are served first. */
export type NextTurn = () => Promise<unknown>

export const nextTurn: NextTurn = () => setImmediate()

/** How many entries are replayed in one turn of the event loop. With their views that takes some milliseconds. */
export const playedAtATime = 4

/** Collects an iterable whose items take long to make. After every few items other requests are served. */
export async function inSlices<T>(all: Iterable<T>, atATime: number, pause = nextTurn): Promise<T[]> {
  const made: T[] = []
  for (const each of all) if (made.push(each) % atATime === 0) await pause()
  return made
}
