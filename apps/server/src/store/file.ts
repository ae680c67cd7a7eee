import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import Libsql from 'libsql'

/** How many milliseconds a thread waits until another thread of the server has written. No write takes nearly as long. */
const longestWait = 5000

export const fileIn = (folder: string): string => join(folder, 'paydata.db')

/** A connection to the embedded database. */
export function openFile(file: string): Libsql.Database {
  const database = new Libsql(file, { timeout: longestWait })
  database.pragma('journal_mode = WAL')
  // A commit that was acknowledged survives a loss of power.
  database.pragma('synchronous = FULL')
  return database
}

/** A read-only connection to the embedded database. A server may write to it at the same time. */
export const openFileToRead = (file: string): Libsql.Database =>
  new Libsql(`${pathToFileURL(file).href}?mode=ro`, { timeout: longestWait })
