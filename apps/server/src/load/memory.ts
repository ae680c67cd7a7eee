import { setTimeout as after } from 'node:timers/promises'
import type { Target } from './target.ts'

/** The sum of a metric over all servers. */
export async function read(targets: readonly Target[], name: string): Promise<number> {
  const said = await Promise.all(targets.map(target => target.read(name)))
  return said.reduce((sum, each) => sum + each, 0)
}

/** Bytes outside of the heap are freed only some time after a collection, and what held them by another one. */
const collections = 3

/** Bytes of memory that the servers use after garbage collections. */
export async function inUse(targets: readonly Target[]): Promise<number> {
  for (let nth = 0; nth < collections; nth++) {
    for (const target of targets) target.collect()
    await after(500)
  }
  return (
    (await read(targets, 'nodejs_heap_size_used_bytes')) +
    (await read(targets, 'nodejs_external_memory_bytes'))
  )
}
