import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Dialect } from 'kysely'
import { SqliteDialect } from 'kysely'
import Libsql from 'libsql'
import { fileIn, openFile, openFileToRead } from './file.ts'

/** A database as it is reached, and the schema its tables are in where there are such things. */
export interface Reached {
  readonly dialect: Dialect
  /** Another way for migrations, if they may take longer than anything else. */
  readonly forMigrations: Dialect | null
  readonly schema: string | null
}

/** Who only reads can spoil nothing. */
export type Use = 'write' | 'read'

/** What cannot be opened at all, in words for who runs the server. */
export class Unusable extends Error {}

const longestKept = 1000

/** The file in the data folder. */
export function embedded(folder: string): Reached {
  made(folder)
  const release = lock(folder)
  try {
    return reachedBy(opened(fileIn(folder), openFile), release)
  } catch (error) {
    release()
    throw error
  }
}

/** The same for who only looks at it, whether a server uses it or not. */
export function embeddedToRead(folder: string): Reached {
  const file = fileIn(folder)
  if (!existsSync(file)) throw new Unusable(`There is no database in ${folder}.`)
  return reachedBy(opened(file, openFileToRead), () => undefined)
}

function reachedBy(database: Libsql.Database, release: () => void): Reached {
  const statements = new Map<string, Libsql.Statement<unknown[]>>()
  /** The same few are asked again and again; many rows at once make longer ones, of which there are no end. */
  const prepared = (sql: string): Libsql.Statement<unknown[]> => {
    const kept = statements.get(sql)
    if (kept !== undefined) return kept
    const statement = database.prepare(sql)
    if (sql.length < longestKept) statements.set(sql, statement)
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

export const whyOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

function made(folder: string): void {
  try {
    makeFolder(resolve(folder))
  } catch (error) {
    throw new Unusable(`${folder} is no folder, and cannot be made one (${whyOf(error)}).`)
  }
}

/** Makes those around it first. Where nothing can be made, as in `/proc`, the recursive way of Node tries for ever. */
function makeFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const around = dirname(folder)
  if (around !== folder) makeFolder(around)
  mkdirSync(folder)
}

function opened(file: string, open: (file: string) => Libsql.Database): Libsql.Database {
  try {
    return open(file)
  } catch (error) {
    throw new Unusable(`${file} cannot be opened as a database (${whyOf(error)}).`)
  }
}

/**
 * Two servers never share a folder. The lock is a file of its own, as the connection to the database itself stays open
 * until its last statement is collected. The system lets it go with the process, however that ends.
 */
function lock(folder: string): () => void {
  try {
    const file = new Libsql(join(folder, 'in-use'))
    file.exec('BEGIN EXCLUSIVE')
    return () => void file.close()
  } catch (error) {
    throw new Unusable(`${folder} is in use by another server, or cannot be written (${whyOf(error)}).`)
  }
}
