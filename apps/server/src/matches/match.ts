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
 * A game that is on, in the process that owns it. What is here is on disk: the functions below change it after the log has
 * been written.
 */
export interface Match {
  readonly id: string
  readonly setup: Beginning
  readonly position: Position
  readonly seal: string
  /** The version to which each reply led, by its side and the name its client gave it. */
  readonly taken: Map<string, number>
  /** The newest take-back: a reply to an older view may be to a question that is open again, and is not meant. */
  readonly tookBackAt: number
  /** The last take-back as it was asked for, for who asks again after a lost acknowledgement. */
  readonly tookBack: { readonly by: 'corp' | 'runner'; readonly version: number; readonly led: number } | null
  /** The newest few entries that still count, each with the position before and after it: for take-backs. */
  readonly past: readonly Past[]
  /** When the game began; null for one that was read from its log, which does not tell. */
  readonly begunAt: number | null
  /** Since when the clocks run at this position. */
  readonly since: number
  /** The newest entry after which the position was saved. */
  readonly snapshotAt: number
  /** What the players have going on. */
  readonly macros: MacrosOf
  /** The entry behind which the game was last played on by other rules or cards, and how many answers were lost by that. */
  readonly mended: { readonly n: number; readonly lost: number } | null
  readonly eyes: Map<Eye, Shown>
  readonly missed: Missed
}

type Owner = Owned<
  Match,
  'position' | 'seal' | 'tookBackAt' | 'tookBack' | 'past' | 'since' | 'snapshotAt' | 'macros' | 'mended'
>

/** Each holds a position, some 18 kB of memory; what is longer ago is read from the log for a take-back. */
const pastKept = 3

/** The log has these steps: the match goes on behind them. */
export function advanceMatch(
  match: Owner,
  steps: readonly Step[],
  written: { readonly seal: string; readonly macros: MacrosOf; readonly snapshotAt: number | null },
  now: number,
): void {
  const { position, past } = standAfter(match, steps, pastKept)
  match.position = position
  match.past = past
  for (const { entry, position: led } of steps) if (entry.kind === 'takeBack') match.tookBackAt = led.n
  match.seal = written.seal
  match.macros = written.macros
  match.since = now
  match.snapshotAt = written.snapshotAt ?? match.snapshotAt
}

/** The log has entry `n`, behind which the match is played on by the rules and cards of this release. */
export function mendMatch(match: Owner, n: number, entry: MendedEntry, seal: string, lost: number): void {
  const { game, away } = match.position
  match.position = { ...mendedAt(n, game, entry), away }
  match.seal = seal
  match.tookBackAt = n
  match.snapshotAt = n
  match.macros = noMacros
  match.mended = { n, lost }
}

/** A take-back was asked for at this version, and is done. */
export function noteTookBack(match: Owner, by: 'corp' | 'runner', version: number): void {
  match.tookBack = { by, version, led: match.position.n }
}

/** The entries that still count were read from the log. */
export function keepPast(match: Owner, past: readonly Past[]): void {
  match.past = past
}

/** The newest few are remembered, as a client that asks again does so at once. */
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
    macros: noMacros,
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
  const macros = goingBehind(entries.at(-1)?.[1])
  return { ...fresh, begunAt: null, seal, taken, tookBackAt, snapshotAt: position.n, macros, mended }
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
