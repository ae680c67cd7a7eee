import { fileIn } from '../store/file.ts'
import type { Thread } from './asking.ts'
import { threadAt } from './asking.ts'

/** A statement, and the rows for which it is run one after the other. */
export interface Written {
  readonly sql: string
  readonly rows: readonly (readonly unknown[])[]
}

/** Runs statements in one transaction of the embedded database, and answers when it is on disk. */
export type Writer = Thread<readonly Written[], void>

export const startWriter = (folder: string, at = new URL('./writer.js', import.meta.url)): Writer =>
  threadAt(at, fileIn(folder))
