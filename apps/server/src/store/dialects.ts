import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Dialect, SqliteDatabase, SqliteStatement } from 'kysely'
import { SqliteDialect } from 'kysely'
import Libsql from 'libsql'
import type { Reader } from './embedded.ts'
import { embeddedDialect } from './embedded.ts'
import { fileIn, openFile, openFileToRead } from './file.ts'
import { isDamage } from './outages.ts'
import { ensureFile, makePrivate, privately } from './private.ts'
import { statementsOf } from './statements.ts'
import { prepareDecoding } from './texts.ts'
import type { StoreWork, Work } from './work.ts'
import { newStoreWork } from './work.ts'
import type { Writer } from './writing.ts'
import { writerHere } from './writing.ts'

/** How Kysely connects to the database. */
export interface DatabaseAccess {
  readonly dialect: Dialect
  /** Connections for migrations, which may take longer than any other query; null to use the same ones. */
  readonly forMigrations: Dialect | null
  /** The schema that holds our tables; null in SQLite, which has no schemas. */
  readonly schema: string | null
}

/** A read-only connection cannot damage anything. */
export type AccessMode = 'write' | 'read'

/** The database cannot be opened. The message is for the operator of the server. */
export class Unusable extends Error {}

/** What the operator of a server can do about damaged data. */
export const whatToDo =
  'Restore a backup of the data folder, or save what can be read: sqlite3 paydata.db .recover | sqlite3 recovered.db'

export const damaged = (folder: string, why: string): Unusable =>
  new Unusable(`The database in ${folder} is damaged (${why}). ${whatToDo}`)

/**
 * Opens the SQLite file in the data folder for a server, and locks the folder. This connection reads, and the writer writes;
 * without a writer that is another connection of this thread.
 */
export function embedded(
  folder: string,
  work: StoreWork = newStoreWork(),
  writer: Writer = writerHere(folder, work.writer),
): DatabaseAccess {
  ensureFolder(folder)
  const release = lock(folder)
  try {
    ensureFile(fileIn(folder))
    const database = openOrRefuse(fileIn(folder), openFile)
    return {
      dialect: embeddedDialect(readerOf(database, work.main, release), writer),
      forMigrations: new SqliteDialect({
        database: () => Promise.resolve(connectionFor(openFile(fileIn(folder)))),
      }),
      schema: null,
    }
  } catch (error) {
    release()
    throw error
  }
}

/** The same for another thread of a server that has opened the folder. */
export const embeddedBeside = (folder: string, work: StoreWork, writer: Writer): Dialect =>
  embeddedDialect(
    readerOf(openFile(fileIn(folder)), work.main, () => undefined),
    writer,
  )

function readerOf(database: Libsql.Database, work: Work, release: () => void): Reader {
  const statements = statementsOf(database)
  return {
    run(statement) {
      const began = performance.now()
      const ran = statements.run(statement)
      work.seconds += (performance.now() - began) / 1000
      work.statements += 1
      if (!statements.prepare(statement.sql).reader) work.commits += 1
      return ran
    },
    each({ sql, parameters }) {
      work.statements += 1
      return prepareDecoding(database, sql).iterate(parameters)
    },
    close() {
      database.close()
      release()
    },
  }
}

/** Opens the SQLite file in the data folder for reading. A server may have it open at the same time. */
export function embeddedToRead(folder: string): DatabaseAccess {
  const file = fileIn(folder)
  if (!existsSync(file)) throw new Unusable(`There is no database in ${folder}.`)
  const database = openOrRefuse(file, openFileToRead)
  return {
    dialect: new SqliteDialect({ database: connectionFor(database) }),
    forMigrations: null,
    schema: null,
  }
}

/** A connection as Kysely's own dialect takes it: for what needs no writer. */
function connectionFor(database: Libsql.Database): SqliteDatabase {
  const statements = statementsOf(database)
  return {
    prepare: sql => (sql === 'rollback' ? rollbackOf(database) : statements.prepare(sql)),
    close: () => void database.close(),
  }
}

/**
 * On a full disk SQLite rolls a transaction back by itself. A second rollback would fail, and its error would stand in place of the
 * one that says why.
 */
function rollbackOf(database: Libsql.Database): SqliteStatement {
  const statement = database.prepare('rollback')
  return {
    reader: false,
    all: () => [],
    run: () => (database.inTransaction ? statement.run() : { changes: 0, lastInsertRowid: 0 }),
    iterate: () => [].values(),
  }
}

export const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function ensureFolder(folder: string): void {
  try {
    makeFolder(resolve(folder))
  } catch (error) {
    throw new Unusable(`${folder} is no folder, and cannot be made one (${whyOf(error)}).`)
  }
  try {
    makePrivate(folder)
  } catch (error) {
    throw new Unusable(`${folder} cannot be closed to other users (${whyOf(error)}).`)
  }
}

/** Makes the parent folders first. The `recursive` option of Node never returns where no folder can be made, as in `/proc`. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const around = dirname(folder)
  if (around !== folder) makeFolder(around)
  mkdirSync(folder, privately.folder)
}

function openOrRefuse(file: string, open: (file: string) => Libsql.Database): Libsql.Database {
  try {
    return open(file)
  } catch (error) {
    if (isDamage(error)) throw damaged(dirname(file), whyOf(error))
    throw new Unusable(`${file} cannot be opened as a database (${whyOf(error)}).`)
  }
}

/**
 * Locks a data folder, as two servers must never share one. The lock is on a file of its own, because the connection to the
 * database stays open until its last statement is garbage-collected. The system releases the lock when the process ends,
 * even when it crashes.
 */
function lock(folder: string): () => void {
  try {
    const path = join(folder, 'in-use')
    ensureFile(path)
    const file = new Libsql(path)
    file.exec('BEGIN EXCLUSIVE')
    return () => void file.close()
  } catch (error) {
    throw new Unusable(`${folder} is in use by another server, or cannot be written (${whyOf(error)}).`)
  }
}
