import type { Reading } from '@paydata/decks'
import { RefusedError } from '../refusing.ts'
import { threadAt } from './asking.ts'

/** How many lists may wait for the thread at once. The worst of them take it a tenth of a second each. */
const mostWaiting = 50

export interface Lists {
  readonly readList: (list: string) => Promise<Reading>
}

/** Reads lists of decks in a thread, and refuses one where too many wait already. */
export function readingAside(at = new URL('./list-reader.js', import.meta.url)): Lists {
  const thread = threadAt<string, Reading>(at, null)
  let waiting = 0
  return {
    async readList(list) {
      if (waiting >= mostWaiting) throw new RefusedError('busy', { again: 1 })
      waiting++
      try {
        return await thread.ask(list)
      } finally {
        waiting--
      }
    },
  }
}
