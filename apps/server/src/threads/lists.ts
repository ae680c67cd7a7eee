import type { Reading } from '@paydata/decks'
import { RefusedError } from '../refusing.ts'
import { threadAt } from './asking.ts'

/** How many lists may wait for the thread at once. The worst of them take it a tenth of a second each. */
const mostWaiting = 50
/** Of these, from one address: a school may have one, but whoever fills it keeps only that address waiting. */
const mostOfAddress = 8

export interface Lists {
  /** Reads a list for somebody at an address. */
  readonly readList: (list: string, address: string) => Promise<Reading>
}

/** Reads lists of decks in a thread, and refuses one where too many wait already. */
export function readingAside(at = new URL('./list-reader.js', import.meta.url)): Lists {
  const thread = threadAt<string, Reading>(at, null)
  const waiting = new Map<string, number>()
  let all = 0
  return {
    async readList(list, address) {
      const ofAddress = waiting.get(address) ?? 0
      if (all >= mostWaiting || ofAddress >= mostOfAddress) throw new RefusedError('busy', { again: 1 })
      waiting.set(address, ofAddress + 1)
      all++
      try {
        return await thread.ask(list)
      } finally {
        all--
        const left = (waiting.get(address) ?? 1) - 1
        if (left > 0) waiting.set(address, left)
        else waiting.delete(address)
      }
    },
  }
}
