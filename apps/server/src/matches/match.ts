import type { Left, Past, Position, Shown } from '@paydata/match'
import { beginning } from '@paydata/match'
import type { Eye } from '@paydata/protocol'
import type { Missed } from './missed.ts'
import type { Beginning } from './release.ts'
import { withoutNumbers } from './release.ts'
import { firstSeal } from './restore.ts'
import type { Restored } from './saves.ts'

/** A game that is on, in the process that owns it. What is here is on disk: it changes only after the log has it. */
export interface Match {
  readonly id: string
  readonly setup: Beginning
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
  /** The entry with which the game was last gone on with by other rules or cards, and the answers that were lost by it. */
  mended: { readonly n: number; readonly lost: number } | null
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

export const newMatch = (id: string, setup: Beginning, left: Left | null, now: number): Match =>
  matchOf(id, setup, beginning(withoutNumbers(setup), left), now)

function matchOf(id: string, setup: Beginning, position: Position, now: number): Match {
  return {
    id,
    setup,
    position,
    seal: firstSeal(id, setup),
    taken: new Map(),
    tookBackAt: 0,
    tookBack: null,
    past: [],
    begunAt: now,
    since: now,
    snapshotAt: 0,
    mended: null,
    eyes: new Map(),
    missed: new Map(),
  }
}

/** A game from its log. The clocks go on from its last entry: the time in which no server was there is nobody's. */
export function matchFrom(id: string, setup: Beginning, restored: Restored, now: number): Match {
  const { position, seal, entries, tookBackAt } = restored
  const taken = takenIn(entries.slice(-mostTaken))
  const fresh = matchOf(id, setup, position, now)
  const mended = mendedIn(entries)
  return { ...fresh, begunAt: null, seal, taken, tookBackAt, snapshotAt: position.n, mended }
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

/** What is to be told of rules that changed while nobody played, from the newest entries. */
function mendedIn(entries: Restored['entries']): Match['mended'] {
  const [n, entry] = entries.findLast(([, { kind }]) => kind === 'mended') ?? []
  return n === undefined || entry?.kind !== 'mended' ? null : { n, lost: lostBetween(entries, entry.to, n) }
}

/** So many entries later both players have seen that the rules were changed. */
const toldFor = 20

export const isToldOfMending = ({ mended, position }: Pick<Match, 'mended' | 'position'>): boolean =>
  mended !== null && position.n < mended.n + toldFor

/** How many answers that somebody gave stand between two entries. */
export const lostBetween = (entries: Restored['entries'], to: number, n: number): number =>
  entries.filter(([at, entry]) => at > to && at < n && entry.kind === 'answer' && entry.how === 'player')
    .length
