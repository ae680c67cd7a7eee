import type { Person } from '@paydata/protocol'
import { create } from 'zustand'

/** The player at this screen, as the server knows them. */
export interface MeState {
  /** Whether a server can be reached; a page can also run without one. */
  readonly server: 'unknown' | 'there' | 'none'
  readonly me: Person | null
  /** What the player wanted to do before they had a name. It is done as soon as they have one. */
  readonly waits: (() => void) | null
}

export const useMe = create<MeState>(() => ({ server: 'unknown', me: null, waits: null }))
