import type { Setup } from '@paydata/engine'
import type { Left, Past, Position, Shown } from '@paydata/match'
import { beginning } from '@paydata/match'
import type { Eye } from '@paydata/protocol'
import type { Missed } from './missed.ts'
import type { Restored } from './restore.ts'
import { firstSeal } from './restore.ts'

/** A game that is on, in the process that owns it. What is here is on disk: it changes only after the log has it. */
export interface Match {
  readonly id: string
  readonly setup: Setup
  position: Position
  seal: string
  /** The version to which each reply led, by its side and the name its client gave it. */
  readonly taken: Map<string, number>
  /** Replies to older views are to questions that may be open again, and are not meant. */
  tookBackAt: number
  /** The last take-back as it was asked for, for who asks again after a lost acknowledgement. */
  tookBack: { readonly by: 'corp' | 'runner'; readonly version: number; readonly led: number } | null
  /** The newest few entries that still count, each with the position before and after it: for take-backs. */
  past: readonly Past[]
  /** When the game began; null for one that was read from its log, which does not tell. */
  readonly begunAt: number | null
  /** Since when the clocks run at this position. */
  since: number
  snapshotAt: number
  readonly eyes: Map<Eye, Shown>
  readonly missed: Missed
}

/** The newest few are remembered, as who asks again does so at once. */
const mostTaken = 40

export function noteTaken({ taken }: Match, by: 'corp' | 'runner', id: string, version: number): void {
  taken.set(takenKey(by, id), version)
  if (taken.size <= mostTaken) return
  for (const [oldest] of taken) {
    taken.delete(oldest)
    return
  }
}

export const takenKey = (by: 'corp' | 'runner', id: string): string => `${by}/${id}`

export function newMatch(id: string, setup: Setup, left: Left | null, now: number): Match {
  return {
    id,
    setup,
    position: beginning(setup, left),
    seal: firstSeal(id, setup),
    taken: new Map(),
    tookBackAt: 0,
    tookBack: null,
    past: [],
    begunAt: now,
    since: now,
    snapshotAt: 0,
    eyes: new Map(),
    missed: new Map(),
  }
}

/** A game from its log. The clocks go on from its last entry: the time in which no server was there is nobody's. */
export function matchFrom(id: string, setup: Setup, restored: Restored, now: number): Match {
  const { position, seal, entries, tookBackAt } = restored
  const taken = takenIn(entries)
  const fresh = newMatch(id, setup, position.left, now)
  return { ...fresh, begunAt: null, position, seal, taken, tookBackAt, snapshotAt: position.n }
}

/**
 * What each reply led to, as it was acknowledged: what standing orders and macros answered at once, in the same transaction,
 * belongs to it.
 */
function takenIn(entries: Restored['entries']): Map<string, number> {
  const taken = new Map<string, number>()
  let reply: string | null = null
  for (const [n, entry] of entries) {
    const follows = entry.kind === 'answer' && (entry.how === 'order' || entry.how === 'macro')
    if (!follows) reply = entry.kind === 'answer' && entry.id !== null ? takenKey(entry.by, entry.id) : null
    if (reply !== null) taken.set(reply, n)
  }
  return taken
}
