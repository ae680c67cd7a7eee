import type { Kysely } from 'kysely'
import { CompiledQuery } from 'kysely'
import { deletedPlayer, holdPlayers } from '../identity/players.ts'
import { RefusedError } from '../refusing.ts'
import { heldWith, holdFences } from '../store/fences.ts'
import type { Store } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'
import type { Statement, Writer, Written } from '../store/writing.ts'
import { claimedBefore, playerDeleted } from '../store/writing.ts'
import type { Row } from './entries.ts'

/** A saved position, and the table that holds the newest one of its kind. */
export interface Snapshot {
  readonly of: 'snapshots' | 'between_actions'
  readonly n: number
  readonly saved: string
  /** The numbers of the rules and cards by which the game was played at this position. */
  readonly numbers: string
}

/** What is written of a game besides its log. */
export interface Besides {
  /** If one of these players has been deleted, nothing is written. */
  readonly holds: readonly string[]
  /** If one of these changes no row, nothing is written: somebody else was first. */
  readonly claims?: readonly Statement[]
  readonly statements: readonly Statement[]
}

/** What is written with one thing, and with another. */
export const bothBesides = (one: Besides | null, other: Besides | null): Besides | null =>
  one === null || other === null
    ? (one ?? other)
    : {
        holds: [...one.holds, ...other.holds],
        claims: [...(one.claims ?? []), ...(other.claims ?? [])],
        statements: [...one.statements, ...other.statements],
      }

/** What is written of one game together or not at all. */
export interface Batch {
  readonly game: string
  readonly rows: readonly Row[]
  readonly snapshot: Snapshot | null
  readonly besides: Besides | null
  /** The fence that this process got when it took the game; null where there is only one process. */
  readonly fence: number | null
}

export interface Log {
  /** Resolves when the batch is on disk. Fails when another process has taken the game. */
  append(batch: Batch): Promise<void>
  /** How many batches wait for the disk. */
  waiting(): number
  /** For how many milliseconds the oldest of them has waited. */
  waitingFor(): number
}

interface Waiting {
  readonly batch: Batch
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/**
 * Opens the log. While one transaction is being written, batches gather, and the next transaction writes all of them. With a
 * writer, another thread writes and waits for the disk.
 */
export function openLog(
  store: Store,
  writer: Pick<Writer, 'write'> | null,
  written: (batches: number, seconds: number) => void,
): Log {
  const insert = writer === null ? inserting(store) : writingWith(store, writer)
  let gathered: Waiting[] = []
  let since = 0
  let isWriting = false

  async function write(): Promise<void> {
    isWriting = true
    // Replies that arrive in the same turn of the event loop share a transaction.
    await new Promise(resolve => setImmediate(resolve))
    while (gathered.length > 0) {
      const now = gathered
      gathered = []
      const began = performance.now()
      await commit(insert, now)
      written(now.length, (performance.now() - began) / 1000)
    }
    isWriting = false
  }

  const gather = (batch: Batch): Promise<void> =>
    new Promise((done, failed) => {
      if (gathered.length === 0) since = performance.now()
      gathered.push({ batch, done, failed })
      if (!isWriting) void write()
    })

  return {
    // With PostgreSQL another process may hold a player or a claim of this batch for long, and other games must not wait for that.
    append: batch => (writer === null && mayWait(batch) ? insert([batch]) : gather(batch)),
    waiting: () => gathered.length,
    waitingFor: () => (gathered.length === 0 ? 0 : performance.now() - since),
  }
}

type Insert = (batches: readonly Batch[]) => Promise<void>

/** Writes all batches in one transaction. If it fails, writes each on its own, so that a bad batch does not fail the others. */
async function commit(insert: Insert, all: readonly Waiting[]): Promise<void> {
  try {
    await insert(all.map(({ batch }) => batch))
  } catch (error) {
    if (all.length === 1) for (const { failed } of all) failed(error)
    else for (const each of all) await commit(insert, [each])
    return
  }
  for (const { done } of all) done()
}

const rowsAtOnce = 500

const insertEntries = (store: Kysely<Tables>, rows: readonly Tables['entries'][]) =>
  store.insertInto('entries').values(rows)

const kinds = ['snapshots', 'between_actions'] as const

const upsertSnapshot = (store: Kysely<Tables>, of: Snapshot['of'], snapshot: Tables['between_actions']) =>
  store
    .insertInto(of)
    .values(snapshot)
    .onConflict(same =>
      same.column('game').doUpdateSet({
        n: eb => eb.ref('excluded.n'),
        saved: eb => eb.ref('excluded.saved'),
        numbers: eb => eb.ref('excluded.numbers'),
      }),
    )

const entriesOf = (batches: readonly Batch[]): readonly Tables['entries'][] =>
  batches.flatMap(({ game, rows }) => rows.map(({ n, entry, seal }) => ({ game, n, entry, seal })))

const snapshotsOf = (batches: readonly Batch[], kind: Snapshot['of']): readonly Tables['between_actions'][] =>
  batches.flatMap(({ game, snapshot }) => {
    if (snapshot?.of !== kind) return []
    const { n, saved, numbers } = snapshot
    return [{ game, n, saved, numbers }]
  })

const holdsOf = (batches: readonly Batch[]): readonly string[] =>
  batches.flatMap(({ besides }) => besides?.holds ?? [])

const claimsOf = (batches: readonly Batch[]): readonly Statement[] =>
  batches.flatMap(({ besides }) => besides?.claims ?? [])

const mayWait = (batch: Batch): boolean => holdsOf([batch]).length + claimsOf([batch]).length > 0

const statementsOf = (batches: readonly Batch[]): readonly Statement[] =>
  batches.flatMap(({ besides }) => besides?.statements ?? [])

const inserting =
  (store: Store): Insert =>
  batches =>
    store.transaction().execute(async transaction => {
      await holdFences(
        transaction,
        batches.flatMap(({ game, fence }) => heldWith(game, fence)),
      )
      // The players of all batches at once, as every transaction locks them in the same order.
      await holdPlayers(transaction, holdsOf(batches))
      for (const { sql, parameters } of claimsOf(batches)) {
        const claimed = await transaction.executeQuery(CompiledQuery.raw(sql, [...parameters]))
        if ((claimed.numAffectedRows ?? 0n) === 0n) throw claimLost()
      }
      const rows = entriesOf(batches)
      for (let i = 0; i < rows.length; i += rowsAtOnce)
        await insertEntries(transaction, rows.slice(i, i + rowsAtOnce)).execute()
      for (const kind of kinds)
        for (const snapshot of snapshotsOf(batches, kind))
          await upsertSnapshot(transaction, kind, snapshot).execute()
      for (const { sql, parameters } of statementsOf(batches))
        await transaction.executeQuery(CompiledQuery.raw(sql, [...parameters]))
    })

/** Lets the writer's thread run the statements. It shows no fences, as there is a writer only where there is one process. */
function writingWith(store: Store, writer: Pick<Writer, 'write'>): Insert {
  const entry = insertEntries(store, [{ game: '', n: 0, entry: '', seal: '' }]).compile().sql
  const none = { game: '', n: 0, saved: '', numbers: '' }
  const snapshots = kinds.map(kind => ({ kind, sql: upsertSnapshot(store, kind, none).compile().sql }))
  return batches => {
    const all: Written[] = [
      { sql: entry, rows: entriesOf(batches).map(({ game, n, entry, seal }) => [game, n, entry, seal]) },
      ...snapshots.map(({ kind, sql }) => ({
        sql,
        rows: snapshotsOf(batches, kind).map(({ game, n, saved, numbers }) => [game, n, saved, numbers]),
      })),
      ...statementsOf(batches).map(({ sql, parameters }) => ({ sql, rows: [parameters] })),
    ]
    return writer.write({ holds: holdsOf(batches), claims: claimsOf(batches), all }).catch(refuse)
  }
}

/** Somebody else has claimed before what a batch claims. */
const claimLost = (): RefusedError => new RefusedError('seatTaken')

/** Says in the words of a refusal that a player was deleted, or that somebody else was first. */
function refuse(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : null
  throw code === playerDeleted ? deletedPlayer() : code === claimedBefore ? claimLost() : error
}
