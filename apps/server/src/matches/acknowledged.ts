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
import { Damaged } from './entries.ts'
import type { Batch, Log } from './log.ts'

/** The last entry of a game that somebody was told of. */
export interface Last {
  readonly n: number
  readonly seal: string
}

/**
 * What was acknowledged last of each game, noted outside of the database. SQLite reads its write-ahead log up to the first frame
 * that is spoilt, and says nothing of those behind it: all that it has is whole then, and older than what players saw. Only
 * something that is not in that log can tell.
 */
export interface Acknowledged {
  of(game: string): Last | null
  /** The same log, of which is noted what is acknowledged. */
  noting(log: Log): Log
  close(): void
}

/** PostgreSQL looks after its own log, and a process that shares it has no folder. */
export const nothingAcknowledged: Acknowledged = {
  of: () => null,
  noting: log => log,
  close: () => undefined,
}

/** Refuses a game of which players have seen more than there is. */
export async function mustReach(
  store: Store,
  game: string,
  last: Last | null,
  n: number | null,
): Promise<void> {
  if (last === null) return
  const although = `although entry ${last.n} was acknowledged`
  if (n === null) throw new Damaged(`there is nothing of the game, ${although}`)
  if (n < last.n) throw new Damaged(`the log ends with entry ${n}, ${although}`)
  if ((await behind(store, [[game, last]])).length > 0)
    throw new Damaged(`entry ${last.n} is not the one that was acknowledged`)
}

type Noted = readonly [game: string, last: Last]

const sealOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 8)

/** A line has a seal of its own: one that was half written, or is damaged, accuses no game. */
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

const atOnce = 200

/** Those whose last entry is not in the database. */
async function behind(store: Store, all: readonly Noted[]): Promise<readonly Noted[]> {
  const found = new Map<string, string>()
  for (let i = 0; i < all.length; i += atOnce) {
    const some = all.slice(i, i + atOnce)
    const rows = await store
      .selectFrom('entries')
      .select(['game', 'seal'])
      .where(row => row.or(some.map(([game, { n }]) => row.and([row('game', '=', game), row('n', '=', n)]))))
      .execute()
    for (const { game, seal } of rows) found.set(game, seal)
  }
  return all.filter(([game, { seal }]) => found.get(game) !== seal)
}

/** What is whole in the database itself, and synced there, is not in its log any more. */
async function isMovedOut(store: Store): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(store)
  return rows[0]?.busy === 0
}

/** Milliseconds that a note may wait for the disk: a loss of power costs so many of them, a process that dies none. */
const syncedAfter = 1000
/** Bytes from which on only the newest notes are kept. */
const largest = 4 * 1024 * 1024

/**
 * Notes go into a file beside the database, behind each commit and before anybody is told of it. They are not synced one by
 * one, so replies do not wait for a second disk: a note that is lost with the power makes the check weaker, never wrong.
 */
export async function openAcknowledged(folder: string, store: Store, logger: Logger): Promise<Acknowledged> {
  const path = join(folder, 'acknowledged')
  const last = new Map<string, Last>(read(path).split('\n').flatMap(readLine))
  const shorter = await behind(store, [...last])
  for (const [game, { n }] of shorter)
    logger.error({ game, acknowledged: n }, 'the log of a game ends before what was acknowledged last')
  if (shorter.length === 0 && (await isMovedOut(store))) last.clear()
  let file = begun()
  let size = 0
  let sync: NodeJS.Timeout | null = null
  let gathered: Noted[] = []
  let written: Promise<void> | null = null

  /** A file with the newest notes alone, in place of the one before. */
  function begun(): number {
    try {
      const fresh = openSync(`${path}.new`, 'w')
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
      if (size > largest) {
        const before = file
        file = begun()
        size = 0
        closeSync(before)
      }
      sync ??= setTimeout(() => {
        sync = null
        fdatasync(file, () => undefined)
      }, syncedAfter).unref()
    } catch (error) {
      // What the database has is safe all the same, and is acknowledged.
      logger.error({ err: error }, 'what was acknowledged could not be noted')
    }
  }

  /** All that one transaction brought is written together. */
  function note({ game, rows }: Batch): Promise<void> {
    const row = rows.at(-1)
    if (row === undefined) return Promise.resolve()
    last.set(game, { n: row.n, seal: row.seal })
    gathered.push([game, { n: row.n, seal: row.seal }])
    written ??= Promise.resolve().then(write)
    return written
  }

  return {
    of: game => last.get(game) ?? null,
    noting: log => ({ ...log, append: batch => log.append(batch).then(() => note(batch)) }),
    close() {
      if (sync !== null) clearTimeout(sync)
      closeSync(file)
    },
  }
}
