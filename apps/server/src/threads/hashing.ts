import type { Derivation, Derive } from '../identity/deriving.ts'
import type { Thread } from './asking.ts'
import { threadAt } from './asking.ts'

export interface Hashing {
  /** Derives the key of a password for one whose turn it is (see `hashing.ts` of identity). */
  readonly derive: Derive
}

/** Derives keys in threads, in as many as were needed at once. */
export function hashingAside(at = new URL('./hasher.js', import.meta.url)): Hashing {
  const idle: Thread<Derivation, Uint8Array>[] = []
  return {
    async derive(derivation) {
      const thread = idle.pop() ?? threadAt(at, null)
      try {
        return await thread.ask(derivation)
      } finally {
        idle.push(thread)
      }
    },
  }
}
