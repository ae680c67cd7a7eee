import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Libsql from 'libsql'

/** Threads of one server wait for each other so long, which is much longer than anything takes. */
const patience = 5000

export const fileIn = (folder: string): string => join(folder, 'paydata.db')

/** A connection to the embedded database. */
export function openFile(file: string): Libsql.Database {
  const database = new Libsql(file, { timeout: patience })
  database.pragma('journal_mode = WAL')
  // A commit that was acknowledged survives a loss of power.
  database.pragma('synchronous = FULL')
  return database
}

/** The same to look at, also while a server writes to it. */
export const openFileToRead = (file: string): Libsql.Database =>
  new Libsql(`${pathToFileURL(file).href}?mode=ro`, { timeout: patience })
