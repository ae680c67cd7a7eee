import { heldWith, holdFences } from '../store/fences.ts'
import type { Store } from '../store/open.ts'
import type { Row } from './entries.ts'

export interface Snapshot {
  readonly n: number
  readonly saved: string
}

/** What is written of one game, all or nothing. */
export interface Batch {
  readonly game: string
  readonly rows: readonly Row[]
  readonly snapshot: Snapshot | null
  /** What the process was given with the game; null where there is but one process. */
  readonly fence: number | null
}

export interface Log {
  /** Resolved when the batch is on disk. It fails when the game is another process's. */
  append(batch: Batch): Promise<void>
  /** Batches that wait for the disk. */
  waiting(): number
}

interface Waiting {
  readonly batch: Batch
  readonly done: () => void
  readonly failed: (error: unknown) => void
}

/** Whatever comes in while one transaction is being written goes into the next one together. */
export function openLog(store: Store, written: (batches: number, seconds: number) => void): Log {
  let gathered: Waiting[] = []
  let isWriting = false

  async function write(): Promise<void> {
    isWriting = true
    // Replies that arrive in the same turn of the event loop share a transaction.
    await new Promise(resolve => setImmediate(resolve))
    while (gathered.length > 0) {
      const now = gathered
      gathered = []
      const began = performance.now()
      await commit(store, now)
      written(now.length, (performance.now() - began) / 1000)
    }
    isWriting = false
  }

  return {
    append: batch =>
      new Promise((done, failed) => {
        gathered.push({ batch, done, failed })
        if (!isWriting) void write()
      }),
    waiting: () => gathered.length,
  }
}

/** One transaction for all; when that fails each on its own, so that nobody fails with another. */
async function commit(store: Store, all: readonly Waiting[]): Promise<void> {
  try {
    await insert(
      store,
      all.map(({ batch }) => batch),
    )
  } catch (error) {
    if (all.length === 1) for (const { failed } of all) failed(error)
    else for (const each of all) await commit(store, [each])
    return
  }
  for (const { done } of all) done()
}

const rowsAtOnce = 500

async function insert(store: Store, batches: readonly Batch[]): Promise<void> {
  const rows = batches.flatMap(({ game, rows }) => rows.map(row => ({ game, ...row })))
  const snapshots = batches.flatMap(({ game, snapshot }) =>
    snapshot === null ? [] : [{ game, ...snapshot }],
  )
  await store.transaction().execute(async transaction => {
    await holdFences(
      transaction,
      batches.flatMap(({ game, fence }) => heldWith(game, fence)),
    )
    for (let i = 0; i < rows.length; i += rowsAtOnce)
      await transaction
        .insertInto('entries')
        .values(rows.slice(i, i + rowsAtOnce))
        .execute()
    for (const snapshot of snapshots)
      await transaction
        .insertInto('snapshots')
        .values(snapshot)
        .onConflict(same => same.column('game').doUpdateSet({ n: snapshot.n, saved: snapshot.saved }))
        .execute()
  })
}
