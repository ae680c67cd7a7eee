import type { Game } from '@paydata/engine'
import { loadGame, resumeGame } from '@paydata/engine'
import type { Lasting, Left, Numbers, Position, Release } from '@paydata/match'
import { lastingAfter, readAgain, resumedAfter } from '@paydata/match'
import type { Store } from '../store/open.ts'
import { Damaged, Diverged } from './entries.ts'
import type { Beginning } from './release.ts'
import { numbersOf, readNumbers } from './release.ts'
import type { Numbered, Walked } from './restore.ts'
import {
  beginningOf,
  mustHaveBegunWith,
  noPosition,
  readRows,
  releaseOf,
  rowsFrom,
  walk,
  wholeLog,
} from './restore.ts'
import { inSlices, playedAtATime } from './slices.ts'

/** A game that was read from its log. */
export interface Restored {
  readonly position: Position
  readonly seal: string
  /** The number of the last entry of the log. */
  readonly ends: number
  /**
   * Whether the rules or cards have changed since, or lead the log elsewhere. Then a `mended` entry has to be written, which says
   * that the game continues from this position.
   */
  readonly isMended: boolean
  /** The newest entries, by which a reply is recognised that a client sends again. */
  readonly entries: readonly Numbered[]
  /** The newest entry that was a take-back; 0 for none. */
  readonly tookBackAt: number
}

/** How many entries before a snapshot are read too: a client may send their replies again, if an acknowledgement was lost. */
const entriesBefore = 30

/** A saved position, and the numbers of the rules and cards by which the game was played there. */
interface Save {
  readonly n: number
  readonly saved: string
  readonly numbers: Numbers
}

/** The newest saved position of each kind, newest first. */
async function savesOf(store: Store, game: string, setup: Beginning): Promise<readonly Save[]> {
  const kinds = ['snapshots', 'between_actions'] as const
  const rows = await Promise.all(
    kinds.map(kind => store.selectFrom(kind).selectAll().where('game', '=', game).executeTakeFirst()),
  )
  return rows
    .flatMap(row => (row === undefined ? [] : [row]))
    .map(({ n, saved, numbers }) => ({
      n,
      saved,
      numbers: numbers === null ? numbersOf(setup) : readNumbers(numbers),
    }))
    .sort((one, other) => other.n - one.n)
}

/**
 * Reads a game from its log, to continue it by the rules and cards of this release. If they have changed, the game continues from
 * the last position to which they lead exactly as the old ones did.
 */
export async function restore(
  store: Store,
  game: string,
  setup: Beginning,
  left: Left | null,
): Promise<Restored> {
  const saves = await savesOf(store, game, setup)
  const oldest = saves.at(-1)
  const from = oldest === undefined ? 0 : Math.max(0, oldest.n - entriesBefore)
  if (from > 0) await mustHaveBegunWith(store, game, setup)
  const { entries, seal } = readRows(game, setup, await rowsFrom(store, game, from), from)
  const release = releaseOf(saves[0]?.numbers ?? numbersOf(setup), setup)
  const position = fromSaves(entries, saves, setup) ?? (await fromBeginning(store, game, setup, left))
  const ends = entries.at(-1)?.[0] ?? 0
  const isMended = position.result === null && (release === 'other' || position.n < ends)
  return { position, seal, ends, isMended, entries, tookBackAt: tookBackIn(entries) }
}

/** The position after the log, from the newest save that this release can read; null where it can read none. */
function fromSaves(entries: readonly Numbered[], saves: readonly Save[], setup: Beginning): Position | null {
  for (const save of saves) {
    if (isTakenBack(entries, save)) continue
    const release = releaseOf(save.numbers, setup)
    const game = gameOf(save, release)
    if (game !== null) return fromSave(entries, save.n, game, release)
  }
  return null
}

/**
 * Whether a later take-back went back behind a save. Each take-back saves the position that it led to, so this happens only where
 * that newer save cannot be read.
 */
const isTakenBack = (entries: readonly Numbered[], { n }: Save): boolean =>
  entries.some(([at, entry]) => entry.kind === 'takeBack' && at > n && entry.to < n)

/** The game in a save; null if this release cannot read it, as the log may do without it. */
function gameOf({ saved }: Save, release: Release): Game | null {
  try {
    return release === 'same' ? loadGame(saved) : resumeGame(saved)
  } catch {
    return null
  }
}

/** Replays the log from a save on, and gives the last position that is as it was when the log was written. */
function fromSave(entries: readonly Numbered[], n: number, game: Game, release: Release): Position {
  let lasting: Lasting = { draw: null, away: [] }
  const positions = new Map<number, Position>()
  let position: Position | null = null
  for (const [at, entry] of entries) {
    if (at <= n) lasting = lastingAfter(lasting, entry)
    if (at === n) position = { ...resumedAfter(n, game, entry), ...lasting }
    else if (position !== null) {
      const next = readAgain(position, entry, to => positions.get(to) ?? noPosition(to), release)
      if (!next.ok) break
      position = next.position
    }
    if (position !== null) positions.set(at, position)
  }
  if (position === null) throw new Damaged({ what: 'entryMissing', entry: n })
  return position
}

/** Replays the whole game where this server can read no save of it. Other requests are served meanwhile. */
async function fromBeginning(
  store: Store,
  game: string,
  setup: Beginning,
  left: Left | null,
): Promise<Position> {
  const entries = await wholeLog(store, game, setup)
  const positions = await inSlices(untilItDiverges(walk(setup, left, entries)), playedAtATime)
  return positions.at(-1) ?? beginningOf(setup, left)
}

function* untilItDiverges(positions: Iterable<Walked>): Generator<Walked, void> {
  try {
    yield* positions
  } catch (error) {
    if (!(error instanceof Diverged)) throw error
  }
}

const tookBackIn = (entries: Restored['entries']): number =>
  entries.findLast(([, { kind }]) => kind === 'takeBack')?.[0] ?? 0
