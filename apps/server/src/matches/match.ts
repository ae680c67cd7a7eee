import type { Side } from '@paydata/engine'
import type { Left, MacrosOf, MendedEntry, Past, Position, Shown, Step } from '@paydata/match'
import { beginning, goingBehind, mendedAt, noMacros, standAfter } from '@paydata/match'
import type { Eye } from '@paydata/protocol'
import type { Owned } from '../owned.ts'
import type { Missed } from './missed.ts'
import type { Beginning } from './release.ts'
import { withoutNumbers } from './release.ts'
import { firstSeal } from './restore.ts'
import type { Restored } from './saves.ts'

/**
 * A game in progress, in the memory of the process that owns it. The functions below change it only after the log has been
 * written, so everything in it is on disk.
 */
export interface Match {
  readonly id: string
  readonly setup: Beginning
  readonly position: Position
  readonly seal: string
  /** The version to which each reply led, by its side and the id that its client gave it. */
  readonly taken: Map<string, number>
  /**
   * The version that the newest take-back led to. Replies to older views are refused: a question that was open in one of them may be
   * open again, but the player did not mean to answer it a second time.
   */
  readonly tookBackAt: number
  /** The last request for a take-back that was done, for a client that sends it again after a lost acknowledgement. */
  readonly tookBack: { readonly by: Side; readonly version: number; readonly led: number } | null
  /** The newest few entries that were not taken back, each with the position before and after it: for take-backs. */
  readonly past: readonly Past[]
  /** When the game began; null for a game that was read from its log, which does not say when. */
  readonly begunAt: number | null
  /** Since when the clocks run at this position. */
  readonly since: number
  /** The newest entry after which the position was saved. */
  readonly snapshotAt: number
  /** The macro that each player has under way. */
  readonly macros: MacrosOf
  /** The last `mended` entry, after which the game continued by changed rules or cards, and how many answers were lost by it. */
  readonly mended: { readonly n: number; readonly lost: number } | null
  readonly eyes: Map<Eye, Shown>
  readonly missed: Missed
}

type Owner = Owned<
  Match,
  'position' | 'seal' | 'tookBackAt' | 'tookBack' | 'past' | 'since' | 'snapshotAt' | 'macros' | 'mended'
>

/** How many past entries stay in memory, as each holds a position of some 18 kB. A take-back of older ones reads the log. */
const pastKept = 3

/** What a match becomes by the steps of a move. */
export interface Advanced {
  readonly steps: readonly Step[]
  /** The seal of the last entry. */
  readonly seal: string
  readonly macros: MacrosOf
  readonly at: number
  /** The entry after which the position is saved; null if it is not. */
  readonly snapshotAt: number | null
  /** The reply that the move was, for a client that sends it again. */
  readonly taken: { readonly by: Side; readonly id: string } | null
}

/** Brings the match to the position after the steps of a move, which the log now has. */
export function advanceMatch(match: Owner, move: Advanced): void {
  const { position, past } = standAfter(match, move.steps, pastKept)
  match.position = position
  match.past = past
  for (const { entry, position: led } of move.steps) if (entry.kind === 'takeBack') match.tookBackAt = led.n
  match.seal = move.seal
  match.macros = move.macros
  match.since = move.at
  match.snapshotAt = move.snapshotAt ?? match.snapshotAt
  // This version is acknowledged, also to a client that asks again: what orders answer at once belongs to the reply.
  if (move.taken !== null) noteTaken(match, move.taken.by, move.taken.id, position.n)
}

/** Continues the match by the rules and cards of this release, after entry `n`, which the log now has. */
export function mendMatch(match: Owner, n: number, entry: MendedEntry, seal: string, lost: number): void {
  const { game, away } = match.position
  match.position = { ...mendedAt(n, game, entry), away }
  match.seal = seal
  match.tookBackAt = n
  match.snapshotAt = n
  match.macros = noMacros
  match.mended = { n, lost }
}

/** Remembers that a take-back which was requested at this version is done. */
export function noteTookBack(match: Owner, by: Side, version: number): void {
  match.tookBack = { by, version, led: match.position.n }
}

/** Keeps the past entries that were read from the log for a take-back. */
export function keepPast(match: Owner, past: readonly Past[]): void {
  match.past = past
}

/** How many replies are remembered. A few are enough, as a client sends a lost reply again at once. */
const mostTaken = 40

export function noteTaken({ taken }: Pick<Match, 'taken'>, by: Side, id: string, version: number): void {
  taken.set(takenKey(by, id), version)
  if (taken.size <= mostTaken) return
  for (const [oldest] of taken) {
    taken.delete(oldest)
    return
  }
}

export const takenKey = (by: Side, id: string): string => `${by}/${id}`

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
    macros: noMacros,
    mended: null,
    eyes: new Map(),
    missed: new Map(),
  }
}

/** A match from its log. Its clocks continue from the last entry: time in which no server was running counts for no player. */
export function matchFrom(id: string, setup: Beginning, restored: Restored, now: number): Match {
  const { position, seal, entries, tookBackAt } = restored
  const taken = takenIn(entries.slice(-mostTaken))
  const fresh = matchOf(id, setup, position, now)
  const mended = mendedIn(entries)
  const macros = goingBehind(entries.at(-1)?.[1])
  return { ...fresh, begunAt: null, seal, taken, tookBackAt, snapshotAt: position.n, macros, mended }
}

/**
 * The version to which each reply led, as it was acknowledged. Answers that standing orders and macros gave at once were written
 * in the transaction of the reply, so they belong to it.
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

/** Finds in the newest entries whether the game was continued by changed rules, of which the players are to be told. */
function mendedIn(entries: Restored['entries']): Match['mended'] {
  const [n, entry] = entries.findLast(([, { kind }]) => kind === 'mended') ?? []
  return n === undefined || entry?.kind !== 'mended' ? null : { n, lost: lostBetween(entries, entry.to, n) }
}

/** For how many entries players are told that the rules were changed. After that both have seen it. */
const toldFor = 20

export const isToldOfMending = ({ mended, position }: Pick<Match, 'mended' | 'position'>): boolean =>
  mended !== null && position.n < mended.n + toldFor

/** Counts the answers that players gave themselves between two entries. */
export const lostBetween = (entries: Restored['entries'], to: number, n: number): number =>
  entries.filter(([at, entry]) => at > to && at < n && entry.kind === 'answer' && entry.how === 'player')
    .length
