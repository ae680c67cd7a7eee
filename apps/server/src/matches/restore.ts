import type { Setup } from '@paydata/engine'
import { loadGame } from '@paydata/engine'
import type { Store } from '../store/open.ts'
import type { Entry, Left, Row } from './entries.ts'
import { Damaged, readRow } from './entries.ts'
import type { Past } from './past.ts'
import { withEntry } from './past.ts'
import type { Lasting, Position, Recall } from './position.ts'
import { beginning, lastingAfter, replayed, resumed } from './position.ts'

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

export const firstSeal = (game: string): string => `first of ${game}`

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
  if (loaded !== null && snapshot !== undefined) return fromSnapshot(game, rows, from, snapshot.n, loaded)
  return fromBeginning(game, setup, left, rows)
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
  rows: readonly Row[],
  from: number,
  n: number,
  loaded: ReturnType<typeof loadGame>,
): Restored {
  const { entries, seal } = read(game, rows, from)
  let position: Position | null = null
  let lasting: Lasting = { draw: null, away: [] }
  for (const [at, entry] of entries) {
    if (at <= n) lasting = lastingAfter(lasting, entry)
    if (at === n) position = { ...resumed(n, loaded, entry.left), ...lasting }
    else if (at > n && position !== null) position = replayed(position, entry, unknown)
  }
  if (position === null) throw new Damaged(`entry ${n} is missing`)
  return { position, seal, entries, tookBackAt: tookBackIn(entries) }
}

/** A take-back is always stored with a snapshot, so none is ever read after one. */
const unknown: Recall = n => {
  throw new Damaged(`a take-back to entry ${n} has no snapshot`)
}

function fromBeginning(game: string, setup: Setup, left: Left | null, rows: readonly Row[]): Restored {
  const { entries, seal } = read(game, rows, 0)
  const positions = walk(
    setup,
    left,
    entries.map(([, entry]) => entry),
  )
  const position = positions.at(-1) ?? beginning(setup, left)
  return { position, seal, entries: entries.slice(-remembered), tookBackAt: tookBackIn(entries) }
}

/** All positions of a game, from the first on. */
export function walk(setup: Setup, left: Left | null, entries: readonly Entry[]): readonly Position[] {
  const positions = [beginning(setup, left)]
  const recall: Recall = n => positions[n] ?? unknown(n)
  for (const entry of entries) positions.push(replayed(recall(positions.length - 1), entry, recall))
  return positions
}

/** The entries of a game that count. */
export function pastOf(
  setup: Setup,
  left: Left | null,
  entries: readonly Entry[],
  most = entries.length + 1,
): readonly Past[] {
  const positions = walk(setup, left, entries)
  return entries.reduce<readonly Past[]>((past, entry, i) => {
    const [before, after] = [positions[i], positions[i + 1]]
    return before === undefined || after === undefined
      ? past
      : withEntry(past, { before, entry, after }, most)
  }, [])
}

function read(game: string, rows: readonly Row[], from: number) {
  // The seal of the row before the first one that is looked at; its own was looked at when the snapshot was made.
  const [first, ...others] = from === 0 ? [null, ...rows] : rows
  if (first === undefined) throw new Damaged(`entry ${from} is missing`)
  let seal = first === null ? firstSeal(game) : first.seal
  let n = from
  const entries: [number, Entry][] = []
  for (const row of others) {
    if (row === null) continue
    entries.push([++n, readRow(row, n, seal)])
    seal = row.seal
  }
  return { entries, seal }
}

const tookBackIn = (entries: Restored['entries']): number =>
  entries.findLast(([, { kind }]) => kind === 'takeBack')?.[0] ?? 0

/** The whole log of a game. */
export async function wholeLog(store: Store, game: string): Promise<readonly Entry[]> {
  const rows = await store
    .selectFrom('entries')
    .select(['n', 'entry', 'seal'])
    .where('game', '=', game)
    .orderBy('n')
    .execute()
  return read(game, rows, 0).entries.map(([, entry]) => entry)
}
