import type { Ended, Packed } from '../seen/packing.ts'
import { threadAt } from './asking.ts'

export type PackGame = (ended: Ended) => Promise<Packed>

/** Packs finished games in a thread, which starts with the first of them. */
export function packingAside(at = new URL('./packer.js', import.meta.url)): PackGame {
  const thread = threadAt<Ended, Packed>(at, null)
  return ended => thread.ask(ended)
}
