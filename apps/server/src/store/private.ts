import { chmodSync, closeSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Only the user who runs the server may read what it keeps: the key of the sessions, hashes of passwords, hidden cards. */
export const privately = { folder: 0o700, file: 0o600 } as const

/** All files that a server keeps in its data folder begin so. */
const ours = /^(paydata\.db|in-use|acknowledged)/

/** Closes the data folder, and the files of a server in it, to all other users. */
export function makePrivate(folder: string): void {
  close(folder, privately.folder)
  for (const name of readdirSync(folder)) if (ours.test(name)) close(join(folder, name), privately.file)
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
