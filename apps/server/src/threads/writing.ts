import { fileIn } from '../store/file.ts'
import type { Thread } from './asking.ts'
import { threadAt } from './asking.ts'

/** A statement, and the rows it is done for one after the other. */
export interface Written {
  readonly sql: string
  readonly rows: readonly (readonly unknown[])[]
}

/** Writes to the embedded database all or nothing, and has answered when it is on disk. */
export type Writer = Thread<readonly Written[], void>

export const startWriter = (folder: string, at = new URL('./writer.js', import.meta.url)): Writer =>
  threadAt(at, fileIn(folder))
