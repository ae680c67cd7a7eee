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
import { areSame, beginning, mendedAt, readAgain, withEntry } from '@paydata/match'
import { z } from 'zod'
import { whyOf } from '../store/dialects.ts'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'
import type { Row } from './entries.ts'
import { Damaged, Diverged, isSealed, readRow } from './entries.ts'
import type { Beginning } from './release.ts'
import { numbersHere, numbersOf, withoutNumbers } from './release.ts'
import { inSlices } from './slices.ts'

const deck = z.strictObject({ identity: z.string(), cards: z.array(z.string()).readonly() })
const setupText = z.strictObject({
  edition: z.string(),
  definitions: z.string(),
  rules: z.int().optional(),
  cards: z.record(z.string(), z.int()).optional(),
  sets: z.array(z.string()).readonly().optional(),
  seed: z.string(),
  corp: deck,
  runner: deck,
})

export function readSetup(text: string): Beginning {
  const read = setupText.safeParse(readJson(text))
  if (!read.success) throw new Damaged('what the game began with is not as this server writes it')
  return read.data
}

/** What the first entry is sealed with: the game, and what it began with. */
export function firstSeal(game: string, setup: Beginning): string {
  const { edition, definitions, rules, cards, sets, seed, corp, runner } = setup
  const began = [game, edition, definitions, seed, corp.identity, corp.cards, runner.identity, runner.cards]
  const more = [sets, rules, cards].filter(each => each !== undefined)
  return createHash('sha256')
    .update(JSON.stringify([...began, ...more]))
    .digest('base64url')
}

/** The same for games of servers that did not seal what a game began with. */
const olderSeal = (game: string): string => `first of ${game}`

/** An entry with its number. */
export type Numbered = readonly [n: number, entry: StoredEntry]

export const releaseOf = (numbers: Numbers, { sets }: Beginning): Release =>
  areSame(numbers, numbersHere(sets)) ? 'same' : 'other'

export const rowsFrom = (store: Store, game: string, from: number): Promise<Row[]> =>
  store
    .selectFrom('entries')
    .select(['n', 'entry', 'seal'])
    .where('game', '=', game)
    .where('n', '>=', from)
    .orderBy('n')
    .execute()

/** A game that goes on from a snapshot is not looked at from its beginning, but its setup is shown by replays. */
export async function mustHaveBegunWith(store: Store, game: string, setup: Beginning): Promise<void> {
  const first = store.selectFrom('entries').select(['n', 'entry', 'seal']).where('game', '=', game)
  read(game, setup, await first.where('n', '=', 1).execute(), 0)
}

export const unknown: Recall = n => {
  throw new Damaged(`a take-back to entry ${n} has no snapshot`)
}

/** A setup that was sealed is whole, but a newer server may have cards that are not known here. */
export function begun(setup: Beginning, left: Left | null): Position {
  try {
    return beginning(withoutNumbers(setup), left)
  } catch {
    throw new Damaged('this server cannot begin the game as it began')
  }
}

const begunIfKnown = (setup: Beginning, left: Left | null): Position | null => {
  try {
    return begun(setup, left)
  } catch {
    return null
  }
}

/** A position of a game with the entry that led to it: null at its beginning. */
export interface Walked extends Position {
  readonly entry: Entry | null
}

/**
 * All positions of a game, from the first on, that are as they were when the log was written. Each is worked out when it is
 * asked for, as a long game takes a while. Where the rules or cards were changed while the game was on, what they would take
 * elsewhere by now is left out, up to where it was gone on with.
 */
export function* walk(
  setup: Beginning,
  left: Left | null,
  entries: readonly StoredEntry[],
): Generator<Walked, void> {
  const mended = entries.findLastIndex(({ kind }) => kind === 'mended')
  const positions = new Map<number, Position>()
  const recall: Recall = n => positions.get(n) ?? unknown(n)
  let release = releaseOf(numbersOf(setup), setup)
  let position: Position | null = mended < 0 ? begun(setup, left) : begunIfKnown(setup, left)
  if (position !== null) {
    positions.set(0, position)
    yield { ...position, entry: null }
  }
  for (const [i, stored] of entries.entries()) {
    const n = i + 1
    if (stored.kind === 'mended') release = releaseOf(stored, setup)
    const next =
      stored.kind === 'mended' ? mendedAgain(n, stored) : readNext(position, stored, recall, release)
    if (!next.ok && i > mended) throw new Diverged(n, next.why)
    position = next.ok ? next.position : null
    if (!next.ok) continue
    positions.set(n, next.position)
    yield { ...next.position, entry: next.entry }
  }
}

const readNext = (
  position: Position | null,
  stored: StoredEntry,
  recall: Recall,
  release: Release,
): ReadAgain =>
  position === null
    ? { ok: false, why: 'it follows what would have gone another way' }
    : readAgain(position, stored, recall, release)

function mendedAgain(n: number, entry: MendedEntry): ReadAgain {
  try {
    return { ok: true, entry, position: mendedAt(n, loadGame(entry.saved), entry) }
  } catch (error) {
    return { ok: false, why: whyOf(error) }
  }
}

/** The entries of a game that count, from all its positions. */
export function pastOf(positions: readonly Walked[]): readonly Past[] {
  return positions.reduce<readonly Past[]>((past, after, i) => {
    const before = positions[i - 1]
    return before === undefined || after.entry === null
      ? past
      : withEntry(past, { before, entry: after.entry, after }, positions.length)
  }, [])
}

export function read(game: string, setup: Beginning, rows: readonly Row[], from: number) {
  // The seal of the row before the first one that is looked at; its own was looked at when the snapshot was made.
  const before = from === 0 ? undefined : rows[0]
  if (from > 0 && before === undefined) throw new Damaged(`entry ${from} is missing`)
  const seal = before?.seal ?? beginningOf(game, setup, rows[0])
  const others = before === undefined ? rows : rows.slice(1)
  return { entries: [...readFrom(others, from, seal)], seal: others.at(-1)?.seal ?? seal }
}

/** The entries of the rows behind one that has this number and seal, each read when it is asked for. */
function* readFrom(rows: readonly Row[], n: number, seal: string): Generator<Numbered, void> {
  let [at, before] = [n, seal]
  for (const row of rows) {
    yield [++at, readRow(row, at, before)]
    before = row.seal
  }
}

const beginningOf = (game: string, setup: Beginning, first: Row | undefined): string =>
  first !== undefined && isSealed(first, olderSeal(game)) ? olderSeal(game) : firstSeal(game, setup)

/** To read an entry takes a fiftieth of what it takes to play it again. */
const readAtATime = 100

/** The whole log of a game. */
export async function wholeLog(
  store: Store,
  game: string,
  setup: Beginning,
): Promise<readonly StoredEntry[]> {
  const rows = await rowsFrom(store, game, 0)
  const entries = await inSlices(readFrom(rows, 0, beginningOf(game, setup, rows[0])), readAtATime)
  return entries.map(([, entry]) => entry)
}
