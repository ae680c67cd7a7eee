import type { Reading } from '@paydata/decks'
import { inTurns, lineOf } from '../limits/line.ts'
import { threadAt } from './asking.ts'

/**
 * How many lists may wait for the thread: the worst of them take it a tenth of a second each. A school may have one address, but
 * has no more than a few of the places.
 */
const most = { waiting: 50, waitingOfOne: 8 } as const

export interface Lists {
  /** Reads a list for somebody at an address. */
  readonly readList: (list: string, address: string) => Promise<Reading>
}

/** Reads lists of decks in a thread, and refuses one where too many wait already. */
export function readingAside(at = new URL('./list-reader.js', import.meta.url)): Lists {
  const thread = threadAt<string, Reading>(at, null)
  const line = lineOf(most)
  const inTurn = inTurns(1, line)
  return { readList: (list, address) => inTurn(line, address, () => thread.ask(list)) }
}
