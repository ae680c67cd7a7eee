import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Only the user who runs the server may read what it keeps: the key of the sessions, hashes of passwords, hidden cards. */
export const privately = { folder: 0o700, file: 0o600 } as const

/** All files that a server keeps in its data folder begin so. */
const ours = /^(paydata\.db|in-use|acknowledged)/

/** A folder in which every user may write, but delete only their own files, as `/tmp` is. */
const shared = 0o1000

/** Closes the files of a server to all other users, and the data folder as well, unless others use it too. */
export function makePrivate(folder: string): void {
  const names = readdirSync(folder)
  const { mode } = statSync(folder)
  if (names.every(name => ours.test(name)) && (mode & shared) === 0) close(folder, privately.folder)
  else if ((mode & 0o077) !== 0)
    process.emitWarning(`${folder} holds more than what the server keeps, so it stays open to other users.`)
  for (const name of names) if (ours.test(name)) close(join(folder, name), privately.file)
}

/** Makes a file that only this user may read, if there is none. SQLite gives the files beside it the same mode. */
export const ensureFile = (file: string): void => closeSync(openSync(file, 'a', privately.file))

function close(path: string, mode: number): void {
  try {
    chmodSync(path, mode)
  } catch (error) {
    // A folder that belongs to another user, as one that is mounted may, is closed by whoever mounts it.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) throw error
  }
}
