import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Dialect, SqliteStatement } from 'kysely'
import { SqliteDialect } from 'kysely'
import Libsql from 'libsql'
import { fileIn, openFile, openFileToRead } from './file.ts'
import { isDamage } from './outages.ts'
import { ensureFile, makePrivate, privately } from './private.ts'
import { prepareDecoding } from './texts.ts'

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

/** Statements with at least this many characters are not kept. */
const longestKeptStatement = 1000

/** Opens the SQLite file in the data folder for a server, and locks the folder. */
export function embedded(folder: string): DatabaseAccess {
  ensureFolder(folder)
  const release = lock(folder)
  try {
    ensureFile(fileIn(folder))
    return accessBy(openOrRefuse(fileIn(folder), openFile), release)
  } catch (error) {
    release()
    throw error
  }
}

/** Opens the SQLite file in the data folder for reading. A server may have it open at the same time. */
export function embeddedToRead(folder: string): DatabaseAccess {
  const file = fileIn(folder)
  if (!existsSync(file)) throw new Unusable(`There is no database in ${folder}.`)
  return accessBy(openOrRefuse(file, openFileToRead), () => undefined)
}

function accessBy(database: Libsql.Database, release: () => void): DatabaseAccess {
  const statements = new Map<string, SqliteStatement>()
  /**
   * Prepared statements are kept, as the server runs a few short ones again and again. A statement that inserts many rows is long
   * and seldom the same twice: to keep those would fill the memory.
   */
  const prepared = (sql: string): SqliteStatement => {
    const kept = statements.get(sql)
    if (kept !== undefined) return kept
    const statement = sql === 'rollback' ? rollbackOf(database) : prepareDecoding(database, sql)
    if (sql.length < longestKeptStatement) statements.set(sql, statement)
    return statement
  }
  return {
    dialect: new SqliteDialect({
      database: {
        prepare: sql => prepared(sql),
        close() {
          database.close()
          release()
        },
      },
    }),
    forMigrations: null,
    schema: null,
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
