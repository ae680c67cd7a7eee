import type { Announcement, Person, Role } from '@paydata/protocol'
import { create } from 'zustand'

/** The player at this screen, as the server knows them. */
export interface MeState {
  /** Whether a server can be reached; a page can also run without one. */
  readonly server: 'unknown' | 'there' | 'none'
  readonly me: Person | null
  /** What the player looks after the server as. */
  readonly role: Role | null
  /** Whether something was decided about the player that they have not read. Closing it puts it off until the page is loaded again. */
  readonly unread: boolean
  /** What is announced to everybody. */
  readonly announcements: readonly Announcement[]
  /** What the player wanted to do before they had a name. It is done as soon as they have one. */
  readonly waits: (() => void) | null
  /** The code for forgotten passwords that was just made, until the player has kept it. */
  readonly recovery: string | null
}

export const useMe = create<MeState>(() => ({
  server: 'unknown',
  me: null,
  role: null,
  unread: false,
  announcements: [],
  waits: null,
  recovery: null,
}))
