import { createHash } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fdatasync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import { Unusable, whyOf } from '../store/dialects.ts'
import type { Store } from '../store/open.ts'
import { privately } from '../store/private.ts'
import { Damaged } from './entries.ts'
import type { Batch, Log } from './log.ts'

/** The last entry of a game that was acknowledged to a client. */
export interface Last {
  readonly n: number
  readonly seal: string
}

/**
 * The last acknowledged entry of each game, noted in a file beside the database. SQLite reads its write-ahead log only up to the
 * first damaged frame, and reports no error for the frames behind it. Then the database looks whole, but lacks entries that
 * players have seen. Only a note that is not in the database can show that.
 */
export interface Acknowledged {
  of(game: string): Promise<Last | null>
  /** Wraps a log so that each batch it has written is noted. */
  noting(log: Log): Log
  close(): void
}

/** For PostgreSQL, which checks its own log. A process that shares a database also has no folder for notes. */
export const nothingAcknowledged: Acknowledged = {
  of: async () => null,
  noting: log => log,
  close: () => undefined,
}

/** Refuses a game whose log, which ends with entry `n`, lacks entries that players have seen. */
export async function mustReach(
  store: Store,
  game: string,
  last: Last | null,
  n: number | null,
): Promise<void> {
  if (last === null) return
  if (n === null) throw new Damaged({ what: 'nothingLeft', acknowledged: last.n })
  if (n < last.n) throw new Damaged({ what: 'endsEarly', entry: n, acknowledged: last.n })
  if ((await missingIn(store, [[game, last]])).length > 0)
    throw new Damaged({ what: 'notAsAcknowledged', entry: last.n })
}

type Noted = readonly [game: string, last: Last]

const sealOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8)

/** Each line has a seal of its own. A line that was written in part or is damaged is ignored, so that it refuses no game. */
function lineOf([game, { n, seal }]: Noted): string {
  const text = `${game} ${n} ${seal}`
  return `${text} ${sealOf(text)}\n`
}

function readLine(line: string): Noted[] {
  const [game = '', n = '', seal = '', check] = line.split(' ')
  return check === sealOf(`${game} ${n} ${seal}`) ? [[game, { n: Number(n), seal }]] : []
}

function read(path: string): string {
  try {
    return existsSync(path) ? readFileSync(path, 'utf8') : ''
  } catch (error) {
    throw new Unusable(`${path} cannot be read (${whyOf(error)}).`)
  }
}

const gamesAtOnce = 200

/** The notes whose entry is not in the database. */
async function missingIn(store: Store, all: readonly Noted[]): Promise<readonly Noted[]> {
  const found = new Map<string, string>()
  for (let i = 0; i < all.length; i += gamesAtOnce) {
    const some = all.slice(i, i + gamesAtOnce)
    const rows = await store
      .selectFrom('entries')
      .select(['game', 'seal'])
      .where(row => row.or(some.map(([game, { n }]) => row.and([row('game', '=', game), row('n', '=', n)]))))
      .execute()
    for (const { game, seal } of rows) found.set(game, seal)
  }
  return all.filter(([game, { seal }]) => found.get(game) !== seal)
}

const notesIn = (folder: string): string => join(folder, 'acknowledged')

/** The games of a data folder whose logs lack entries that players have seen. */
export async function gamesWithLosses(folder: string, store: Store): Promise<readonly string[]> {
  const last = new Map<string, Last>(read(notesIn(folder)).split('\n').flatMap(readLine))
  return (await missingIn(store, [...last])).map(([game]) => game)
}

/** Moves all frames of the write-ahead log into the database file, where a damaged log cannot lose them. False if it could not. */
async function checkpointAll(store: Store): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store)
  return rows[0]?.busy === 0
}

/** Milliseconds until notes are synced to disk. A loss of power loses the notes of that time; a crash of the process loses none. */
const syncedAfter = 1000
/** When the file has more bytes than this, it is replaced by one with only the newest note of each game. */
const largestFile = 4 * 1024 * 1024

/**
 * Opens the file of notes. A note is written after each commit, before any client is told of it. Notes are not synced one by one,
 * so that replies do not wait for the disk a second time. A loss of power may lose notes, which makes the check weaker, never
 * wrong.
 */
export async function openAcknowledged(folder: string, store: Store, logger: Logger): Promise<Acknowledged> {
  const path = notesIn(folder)
  const last = new Map<string, Last>(read(path).split('\n').flatMap(readLine))
  const missing = await missingIn(store, [...last])
  for (const [game, { n }] of missing)
    logger.error({ game, acknowledged: n }, 'the log of a game ends before what was acknowledged last')
  if (missing.length === 0 && (await checkpointAll(store))) last.clear()
  let file = startFile()
  let size = 0
  let sync: NodeJS.Timeout | null = null
  let gathered: Noted[] = []
  let written: Promise<void> | null = null

  /** Replaces the file by one that has only the newest note of each game. */
  function startFile(): number {
    try {
      const fresh = openSync(`${path}.new`, 'w', privately.file)
      writeSync(fresh, [...last].map(lineOf).join(''))
      fsyncSync(fresh)
      renameSync(`${path}.new`, path)
      return fresh
    } catch (error) {
      throw new Unusable(`${path} cannot be written (${whyOf(error)}).`)
    }
  }

  function write(): void {
    const text = gathered.map(lineOf).join('')
    gathered = []
    written = null
    try {
      writeSync(file, text)
      size += text.length
      if (size > largestFile) {
        const before = file
        file = startFile()
        size = 0
        closeSync(before)
      }
      sync ??= setTimeout(() => {
        sync = null
        fdatasync(file, () => undefined)
      }, syncedAfter).unref()
    } catch (error) {
      // The entries are safe in the database without the note, so they are acknowledged all the same.
      logger.error({ err: error }, 'could not note acknowledged entries')
    }
  }

  /** Notes the last entry of a batch. The notes of all batches in one transaction are written together. */
  function note({ game, rows }: Batch): Promise<void> {
    const row = rows.at(-1)
    if (row === undefined) return Promise.resolve()
    last.set(game, { n: row.n, seal: row.seal })
    gathered.push([game, { n: row.n, seal: row.seal }])
    written ??= Promise.resolve().then(write)
    return written
  }

  return {
    of: async game => last.get(game) ?? null,
    noting: log => ({ ...log, append: batch => log.append(batch).then(() => note(batch)) }),
    close() {
      if (sync !== null) clearTimeout(sync)
      closeSync(file)
    },
  }
}
