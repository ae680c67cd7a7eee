import { fileIn } from '../store/file.ts'
import type { Work } from '../store/work.ts'
import type { Ran, Task, Writer } from '../store/writing.ts'
import { writerBy } from '../store/writing.ts'
import { threadAt } from './asking.ts'

/** Writes to the embedded database in a thread, so that this one goes on while the disk is slow. */
export function startWriter(
  folder: string,
  work: Work,
  at = new URL('./writer.js', import.meta.url),
): Writer {
  const { ask, close } = threadAt<Task, Ran>(at, fileIn(folder))
  return writerBy(ask, close, work)
}
