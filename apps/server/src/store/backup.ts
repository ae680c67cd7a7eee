import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { Unusable, whyOf } from './dialects.ts'
import { fileIn } from './file.ts'
import { openToRead, rowsOf } from './open.ts'
import { ensureFile, privately } from './private.ts'

/** What a backup holds, as it was counted in the backup itself. */
export interface BackedUp {
  readonly games: number
  readonly entries: number
  readonly players: number
}

/**
 * Copies the embedded database into a folder, which is a data folder then. A server may write meanwhile: the copy is the state of one
 * moment, and holds up nobody. It has its name only when it has been read whole and is on disk.
 */
export async function backUp({ DATA }: Pick<Config, 'DATA'>, folder: string): Promise<BackedUp> {
  const source = await openToRead({ DATA, DATABASE_URL: undefined })
  try {
    const part = join(beginFolder(folder), 'part')
    try {
      mkdirSync(part, privately.folder)
      // SQLite writes into an empty file, which keeps its mode.
      ensureFile(fileIn(part))
      await sql`vacuum into ${fileIn(part)}`.execute(source)
      const held = await checked(part)
      sync(fileIn(part))
      renameSync(fileIn(part), fileIn(folder))
      sync(folder)
      return held
    } catch (error) {
      throw error instanceof Unusable
        ? error
        : new Unusable(`The backup could not be written to ${folder} (${whyOf(error)}).`)
    } finally {
      rmSync(part, { recursive: true, force: true })
    }
  } finally {
    await source.destroy()
  }
}

function beginFolder(folder: string): string {
  const path = resolve(folder)
  if (existsSync(path) && readdirSync(path).length > 0)
    throw new Unusable(`${folder} is not empty: each backup needs a folder of its own.`)
  try {
    mkdirSync(path, { recursive: true, mode: privately.folder })
  } catch (error) {
    throw new Unusable(`${folder} cannot be made (${whyOf(error)}).`)
  }
  return path
}

/** Reads all pages, each index and each table of a backup. */
async function checked(folder: string): Promise<BackedUp> {
  const copy = await openToRead({ DATA: folder, DATABASE_URL: undefined })
  try {
    const { rows } = await sql<{ found: string }>`
      select integrity_check as found from pragma_integrity_check(1)`.execute(copy)
    for (const { found } of rows)
      if (found !== 'ok') throw new Unusable(`The backup in ${folder} is damaged (${found}).`)
    return {
      games: await rowsOf(copy, 'games'),
      entries: await rowsOf(copy, 'entries'),
      players: await rowsOf(copy, 'players'),
    }
  } finally {
    await copy.destroy()
  }
}

function sync(path: string): void {
  const opened = openSync(path, 'r')
  fsyncSync(opened)
  closeSync(opened)
}
