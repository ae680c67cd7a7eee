import { createHash } from 'node:crypto'
import { loadGame } from '@paydata/engine'
import type {
  Entry,
  Left,
  MendedEntry,
  Numbers,
  Past,
  Position,
  ReadAgain,
  Recall,
  Release,
  StoredEntry,
} from '@paydata/match'
import { beginning, mendedAt, playsAlike, readAgain, withEntry } from '@paydata/match'
import { z } from 'zod'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'
import type { Row } from './entries.ts'
import { Damaged, Diverged, isSealed, readRow } from './entries.ts'
import type { Beginning } from './release.ts'
import { numbersOf, versionsHere, withoutNumbers } from './release.ts'
import { inSlices } from './slices.ts'

const deck = z.strictObject({ identity: z.string(), cards: z.array(z.string()).readonly() })
const setupText = z.strictObject({
  edition: z.string(),
  definitions: z.string(),
  rules: z.int().optional(),
  cards: z.record(z.string(), z.int()).optional(),
  sets: z.array(z.string()).readonly().optional(),
  winAt: z.int().optional(),
  seed: z.string(),
  corp: deck,
  runner: deck,
})

export function readSetup(text: string): Beginning {
  const read = setupText.safeParse(readJson(text))
  if (!read.success) throw new Damaged({ what: 'setupUnknown' })
  return read.data
}

/** The seal before the first entry. It is made of the id of the game and its setup, so a changed setup is noticed. */
export function firstSeal(game: string, setup: Beginning): string {
  const { edition, definitions, rules, cards, sets, winAt, seed, corp, runner } = setup
  const began = [game, edition, definitions, seed, corp.identity, corp.cards, runner.identity, runner.cards]
  const more = [sets, rules, cards, winAt].filter(each => each !== undefined)
  return createHash('sha256')
    .update(JSON.stringify([...began, ...more]))
    .digest('base64url')
}

/** The seal before the first entry in games of older servers, which did not seal the setup. */
const olderSeal = (game: string): string => `first of ${game}`

/** An entry with its number. */
export type Numbered = readonly [n: number, entry: StoredEntry]

export const releaseOf = (numbers: Numbers, { edition }: Beginning): Release =>
  playsAlike(versionsHere, numbers, edition) ? 'same' : 'other'

export const rowsFrom = (store: Store, game: string, from: number): Promise<Row[]> =>
  store
    .selectFrom('entries')
    .select(['n', 'entry', 'seal'])
    .where('game', '=', game)
    .where('n', '>=', from)
    .orderBy('n')
    .execute()

/**
 * Checks the setup of a game that continues from a snapshot against the seal of its first entry. The entries before the snapshot
 * are not read, but the replay will show the setup.
 */
export async function mustHaveBegunWith(store: Store, game: string, setup: Beginning): Promise<void> {
  const first = store.selectFrom('entries').select(['n', 'entry', 'seal']).where('game', '=', game)
  readRows(game, setup, await first.where('n', '=', 1).execute(), 0)
}

/** Fails for a take-back to an entry whose position is not at hand. */
export const noPosition: Recall = n => {
  throw new Damaged({ what: 'noPosition', entry: n })
}

/** The position at which a game begins. It fails for a setup with cards of a newer server, which this one does not know. */
export function beginningOf(setup: Beginning, left: Left | null): Position {
  try {
    return beginning(withoutNumbers(setup), left)
  } catch {
    throw new Damaged({ what: 'cannotBegin' })
  }
}

const beginningIfKnown = (setup: Beginning, left: Left | null): Position | null => {
  try {
    return beginningOf(setup, left)
  } catch {
    return null
  }
}

/** A position of a game with the entry that led to it: null at its beginning. */
export interface Walked extends Position {
  readonly entry: Entry | null
}

/**
 * Replays a log and yields each position that is as it was when the log was written. It replays an entry only when the caller
 * asks for it, as a long game takes a while. If the rules or cards were changed during the game, today's rules may lead some
 * entries to another position. Those entries are left out, up to the `mended` entry from which the game was continued.
 */
export function* walk(
  setup: Beginning,
  left: Left | null,
  entries: readonly StoredEntry[],
): Generator<Walked, void> {
  const mended = entries.findLastIndex(({ kind }) => kind === 'mended')
  const positions = new Map<number, Position>()
  const recall: Recall = n => positions.get(n) ?? noPosition(n)
  let release = releaseOf(numbersOf(setup), setup)
  let position: Position | null = mended < 0 ? beginningOf(setup, left) : beginningIfKnown(setup, left)
  if (position !== null) {
    positions.set(0, position)
    yield { ...position, entry: null }
  }
  for (const [i, stored] of entries.entries()) {
    const n = i + 1
    if (stored.kind === 'mended') release = releaseOf(stored, setup)
    const next =
      stored.kind === 'mended' ? mendedAgain(n, stored) : readNext(position, stored, recall, release)
    if (!next.ok && i > mended) throw new Diverged(n, next.why, next.cause)
    position = next.ok ? next.position : null
    if (!next.ok) continue
    positions.set(n, next.position)
    yield { ...next.position, entry: next.entry }
  }
}

/** An entry after one that could not be read again. */
interface FollowsNothing {
  readonly ok: false
  readonly why: 'noPosition'
  readonly cause?: never
}

const readNext = (
  position: Position | null,
  stored: StoredEntry,
  recall: Recall,
  release: Release,
): ReadAgain | FollowsNothing =>
  position === null ? { ok: false, why: 'noPosition' } : readAgain(position, stored, recall, release)

function mendedAgain(n: number, entry: MendedEntry): ReadAgain {
  try {
    return { ok: true, entry, position: mendedAt(n, loadGame(entry.saved), entry) }
  } catch (cause) {
    return { ok: false, why: 'failed', cause }
  }
}

/** The entries of a game that were not taken back, each with the positions before and after it. */
export function pastOf(positions: readonly Walked[]): readonly Past[] {
  return positions.reduce<readonly Past[]>((past, after, i) => {
    const before = positions[i - 1]
    return before === undefined || after.entry === null
      ? past
      : withEntry(past, { before, entry: after.entry, after }, positions.length)
  }, [])
}

/** Reads rows of a log and checks their seals. If they do not begin at entry 1, row `from` only gives the seal before the others. */
export function readRows(game: string, setup: Beginning, rows: readonly Row[], from: number) {
  // The seal of row `from` itself was checked when the snapshot was made.
  const before = from === 0 ? undefined : rows[0]
  if (from > 0 && before === undefined) throw new Damaged({ what: 'entryMissing', entry: from })
  const seal = before?.seal ?? sealBeforeFirst(game, setup, rows[0])
  const others = before === undefined ? rows : rows.slice(1)
  return { entries: [...readFrom(others, from, seal)], seal: others.at(-1)?.seal ?? seal }
}

/** Yields the entries of rows that follow the row with this number and seal. It reads a row when the caller asks for it. */
function* readFrom(rows: readonly Row[], n: number, seal: string): Generator<Numbered, void> {
  let [at, before] = [n, seal]
  for (const row of rows) {
    yield [++at, readRow(row, at, before)]
    before = row.seal
  }
}

const sealBeforeFirst = (game: string, setup: Beginning, first: Row | undefined): string =>
  first !== undefined && isSealed(first, olderSeal(game)) ? olderSeal(game) : firstSeal(game, setup)

/** How many entries are read in one turn of the event loop. To read one takes a fiftieth of the time that its replay takes. */
const readAtATime = 100

/** The whole log of a game. */
export async function wholeLog(
  store: Store,
  game: string,
  setup: Beginning,
): Promise<readonly StoredEntry[]> {
  const rows = await rowsFrom(store, game, 0)
  const entries = await inSlices(readFrom(rows, 0, sealBeforeFirst(game, setup, rows[0])), readAtATime)
  return entries.map(([, entry]) => entry)
}
