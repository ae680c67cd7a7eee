import { createHash } from 'node:crypto'
import type { Setup } from '@paydata/engine'
import { loadGame } from '@paydata/engine'
import type { Entry, Lasting, Left, Past, Position, Recall, Sharing } from '@paydata/match'
import { after, beginning, lastingAfter, resumed, withEntry } from '@paydata/match'
import { z } from 'zod'
import { readJson } from '../store/json.ts'
import type { Store } from '../store/open.ts'
import type { Row } from './entries.ts'
import { Damaged, isSealed, readRow } from './entries.ts'
import { inSlices, playedAtATime } from './slices.ts'

/** A game as its log tells it. */
export interface Restored {
  readonly position: Position
  readonly seal: string
  /** The newest entries, for what clients may ask again. */
  readonly entries: readonly (readonly [n: number, entry: Entry])[]
  /** The newest entry that was a take-back; 0 for none. */
  readonly tookBackAt: number
}

/** Before a snapshot so many entries are read besides: a client may not know yet that its reply was taken. */
const remembered = 30

const deck = z.strictObject({ identity: z.string(), cards: z.array(z.string()).readonly() })
const setupText = z.strictObject({
  edition: z.string(),
  definitions: z.string(),
  sets: z.array(z.string()).readonly().optional(),
  seed: z.string(),
  corp: deck,
  runner: deck,
})

export function readSetup(text: string): Setup {
  const read = setupText.safeParse(readJson(text))
  if (!read.success) throw new Damaged('what the game began with is not as this server writes it')
  return read.data
}

/** What the first entry is sealed with: the game, and what it began with. */
export function firstSeal(game: string, setup: Setup): string {
  const { edition, definitions, sets, seed, corp, runner } = setup
  const began = [game, edition, definitions, seed, corp.identity, corp.cards, runner.identity, runner.cards]
  const named = sets === undefined ? began : [...began, sets]
  return createHash('sha256').update(JSON.stringify(named)).digest('base64url')
}

/** The same for games of servers that did not seal what a game began with. */
const olderSeal = (game: string): string => `first of ${game}`

/** The same for an entry that was accepted once. */
export function replayed(
  position: Position,
  entry: Entry,
  recall: Recall,
  sharing: Sharing = 'shared',
): Position {
  const next = after(position, entry, recall, sharing)
  if (!next.ok)
    throw new Damaged(`entry ${position.n + 1} was accepted once and is not any more: ${next.why}`)
  return next.position
}

export async function restore(
  store: Store,
  game: string,
  setup: Setup,
  left: Left | null,
): Promise<Restored> {
  const snapshot = await store.selectFrom('snapshots').selectAll().where('game', '=', game).executeTakeFirst()
  const loaded = snapshot === undefined ? null : loadedFrom(snapshot)
  const from = loaded === null || snapshot === undefined ? 0 : Math.max(0, snapshot.n - remembered)
  const rows = await store
    .selectFrom('entries')
    .select(['n', 'entry', 'seal'])
    .where('game', '=', game)
    .where('n', '>=', from)
    .orderBy('n')
    .execute()
  if (loaded === null || snapshot === undefined) return fromBeginning(game, setup, left, rows)
  if (from > 0) await mustHaveBegunWith(store, game, setup)
  return fromSnapshot(game, setup, rows, from, snapshot.n, loaded)
}

/** A game that goes on from a snapshot is not looked at from its beginning, but its setup is shown by replays. */
async function mustHaveBegunWith(store: Store, game: string, setup: Setup): Promise<void> {
  const first = store.selectFrom('entries').select(['n', 'entry', 'seal']).where('game', '=', game)
  read(game, setup, await first.where('n', '=', 1).execute(), 0)
}

/** A snapshot that this engine does not read is not needed: the log has everything. */
function loadedFrom({ saved }: { readonly saved: string }): ReturnType<typeof loadGame> | null {
  try {
    return loadGame(saved)
  } catch {
    return null
  }
}

function fromSnapshot(
  game: string,
  setup: Setup,
  rows: readonly Row[],
  from: number,
  n: number,
  loaded: ReturnType<typeof loadGame>,
): Restored {
  const { entries, seal } = read(game, setup, rows, from)
  let position: Position | null = null
  let lasting: Lasting = { draw: null, away: [] }
  for (const [at, entry] of entries) {
    if (at <= n) lasting = lastingAfter(lasting, entry)
    if (at === n) position = { ...resumed(n, loaded, entry.left), ...lasting }
    else if (at > n && position !== null) position = replayed(position, entry, unknown, 'own')
  }
  if (position === null) throw new Damaged(`entry ${n} is missing`)
  return { position, seal, entries, tookBackAt: tookBackIn(entries) }
}

/** A take-back is always stored with a snapshot, so none is ever read after one. */
const unknown: Recall = n => {
  throw new Damaged(`a take-back to entry ${n} has no snapshot`)
}

/** Without a snapshot that this server reads the whole game is played again, and others are heard meanwhile. */
async function fromBeginning(
  game: string,
  setup: Setup,
  left: Left | null,
  rows: readonly Row[],
): Promise<Restored> {
  const { entries, seal } = read(game, setup, rows, 0)
  const accepted = entries.map(([, entry]) => entry)
  const position = (await inSlices(walk(setup, left, accepted), playedAtATime)).at(-1) ?? begun(setup, left)
  return { position, seal, entries: entries.slice(-remembered), tookBackAt: tookBackIn(entries) }
}

/** A setup that was sealed is whole, but a newer server may have cards that are not known here. */
function begun(setup: Setup, left: Left | null): Position {
  try {
    return beginning(setup, left)
  } catch {
    throw new Damaged('this server cannot begin the game as it began')
  }
}

/** All positions of a game, from the first on. Each is worked out when it is asked for, as a long game takes a while. */
export function* walk(setup: Setup, left: Left | null, entries: readonly Entry[]): Generator<Position, void> {
  const positions = [begun(setup, left)]
  const recall: Recall = n => positions[n] ?? unknown(n)
  yield recall(0)
  for (const entry of entries) {
    const next = replayed(recall(positions.length - 1), entry, recall)
    positions.push(next)
    yield next
  }
}

/** The entries of a game that count, from all of them and its positions. */
export function pastOf(positions: readonly Position[], entries: readonly Entry[]): readonly Past[] {
  return entries.reduce<readonly Past[]>((past, entry, i) => {
    const [before, after] = [positions[i], positions[i + 1]]
    return before === undefined || after === undefined
      ? past
      : withEntry(past, { before, entry, after }, entries.length + 1)
  }, [])
}

function read(game: string, setup: Setup, rows: readonly Row[], from: number) {
  // The seal of the row before the first one that is looked at; its own was looked at when the snapshot was made.
  const before = from === 0 ? undefined : rows[0]
  if (from > 0 && before === undefined) throw new Damaged(`entry ${from} is missing`)
  const seal = before?.seal ?? beginningOf(game, setup, rows[0])
  const others = before === undefined ? rows : rows.slice(1)
  return { entries: [...readFrom(others, from, seal)], seal: others.at(-1)?.seal ?? seal }
}

/** The entries of the rows behind one that has this number and seal, each read when it is asked for. */
function* readFrom(
  rows: readonly Row[],
  n: number,
  seal: string,
): Generator<[n: number, entry: Entry], void> {
  let [at, before] = [n, seal]
  for (const row of rows) {
    yield [++at, readRow(row, at, before)]
    before = row.seal
  }
}

const beginningOf = (game: string, setup: Setup, first: Row | undefined): string =>
  first !== undefined && isSealed(first, olderSeal(game)) ? olderSeal(game) : firstSeal(game, setup)

const tookBackIn = (entries: Restored['entries']): number =>
  entries.findLast(([, { kind }]) => kind === 'takeBack')?.[0] ?? 0

/** To read an entry takes a fiftieth of what it takes to play it again. */
const readAtATime = 100

/** The whole log of a game. */
export async function wholeLog(store: Store, game: string, setup: Setup): Promise<readonly Entry[]> {
  const rows = await store
    .selectFrom('entries')
    .select(['n', 'entry', 'seal'])
    .where('game', '=', game)
    .orderBy('n')
    .execute()
  const entries = await inSlices(readFrom(rows, 0, beginningOf(game, setup, rows[0])), readAtATime)
  return entries.map(([, entry]) => entry)
}
