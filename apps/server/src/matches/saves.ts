import type { Game } from '@paydata/engine'
import { loadGame, resumeGame } from '@paydata/engine'
import type { Lasting, Left, Numbers, Position, Release } from '@paydata/match'
import { lastingAfter, readAgain, resumedAfter } from '@paydata/match'
import type { Store } from '../store/open.ts'
import { Damaged, Diverged } from './entries.ts'
import type { Beginning } from './release.ts'
import { numbersOf, readNumbers } from './release.ts'
import type { Numbered, Walked } from './restore.ts'
import { begun, mustHaveBegunWith, read, releaseOf, rowsFrom, unknown, walk, wholeLog } from './restore.ts'
import { inSlices, playedAtATime } from './slices.ts'

/** A game as its log tells it. */
export interface Restored {
  readonly position: Position
  readonly seal: string
  /** The number of the last entry of the log. */
  readonly ends: number
  /** The rules or cards have changed, or would take the log elsewhere: that it goes on from here has to be written. */
  readonly isMended: boolean
  /** The newest entries, for what clients may ask again. */
  readonly entries: readonly Numbered[]
  /** The newest entry that was a take-back; 0 for none. */
  readonly tookBackAt: number
}

/** Before a snapshot so many entries are read besides: a client may not know yet that its reply was taken. */
const remembered = 30

/** A position that was kept, and by which rules and cards the game was played there. */
interface Save {
  readonly n: number
  readonly saved: string
  readonly numbers: Numbers
}

/** The newest of each kind, the newest of all first. */
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
 * A game as it goes on here: exactly as it was, or from the last position to which the rules and cards of this release lead as
 * those did by which it was played.
 */
export async function restore(
  store: Store,
  game: string,
  setup: Beginning,
  left: Left | null,
): Promise<Restored> {
  const saves = await savesOf(store, game, setup)
  const oldest = saves.at(-1)
  const from = oldest === undefined ? 0 : Math.max(0, oldest.n - remembered)
  if (from > 0) await mustHaveBegunWith(store, game, setup)
  const { entries, seal } = read(game, setup, await rowsFrom(store, game, from), from)
  const release = releaseOf(saves[0]?.numbers ?? numbersOf(setup), setup)
  const position = fromSaves(entries, saves, release) ?? (await fromBeginning(store, game, setup, left))
  const ends = entries.at(-1)?.[0] ?? 0
  const isMended = position.result === null && (release === 'other' || position.n < ends)
  return { position, seal, ends, isMended, entries, tookBackAt: tookBackIn(entries) }
}

/** From the newest save that can be gone on from; null where there is none. */
function fromSaves(entries: readonly Numbered[], saves: readonly Save[], release: Release): Position | null {
  for (const save of saves) {
    if (isTakenBack(entries, save)) continue
    const game = gameOf(save, release)
    if (game !== null) return fromSave(entries, save.n, game, release)
  }
  return null
}

/** Of a take-back the position that it led to is saved, so this is so only where that one cannot be read. */
const isTakenBack = (entries: readonly Numbered[], { n }: Save): boolean =>
  entries.some(([at, entry]) => entry.kind === 'takeBack' && at > n && entry.to < n)

/** A save that this release does not read may not be needed: the log has everything. */
function gameOf({ saved }: Save, release: Release): Game | null {
  try {
    return release === 'same' ? loadGame(saved) : resumeGame(saved)
  } catch {
    return null
  }
}

/** The last position that is as it was when the log was written. */
function fromSave(entries: readonly Numbered[], n: number, game: Game, release: Release): Position {
  let lasting: Lasting = { draw: null, away: [] }
  const positions = new Map<number, Position>()
  let position: Position | null = null
  for (const [at, entry] of entries) {
    if (at <= n) lasting = lastingAfter(lasting, entry)
    if (at === n) position = { ...resumedAfter(n, game, entry), ...lasting }
    else if (position !== null) {
      const next = readAgain(position, entry, to => positions.get(to) ?? unknown(to), release)
      if (!next.ok) break
      position = next.position
    }
    if (position !== null) positions.set(at, position)
  }
  if (position === null) throw new Damaged(`entry ${n} is missing`)
  return position
}

/** Without a save that this server reads the whole game is played again, and others are heard meanwhile. */
async function fromBeginning(
  store: Store,
  game: string,
  setup: Beginning,
  left: Left | null,
): Promise<Position> {
  const entries = await wholeLog(store, game, setup)
  const positions = await inSlices(asFarAsItGoes(walk(setup, left, entries)), playedAtATime)
  return positions.at(-1) ?? begun(setup, left)
}

function* asFarAsItGoes(positions: Iterable<Walked>): Generator<Walked, void> {
  try {
    yield* positions
  } catch (error) {
    if (!(error instanceof Diverged)) throw error
  }
}

const tookBackIn = (entries: Restored['entries']): number =>
  entries.findLast(([, { kind }]) => kind === 'takeBack')?.[0] ?? 0
