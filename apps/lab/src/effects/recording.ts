// Loaded before each file of tests: notes what cards do in it, and writes that down when it has ended.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { threadId } from 'node:worker_threads'
import { afterAll } from 'vitest'
import { watching } from './instrument.ts'
import { Watch } from './watch.ts'

const known: unknown = Reflect.get(globalThis, watching)
const watch = known instanceof Watch ? known : new Watch()
Reflect.set(globalThis, watching, watch)

afterAll(() => {
  const folder = process.env.PAYDATA_EFFECTS
  if (folder === undefined) throw new Error('PAYDATA_EFFECTS names no folder.')
  writeFileSync(join(folder, `${process.pid}-${threadId}.json`), JSON.stringify([...watch.seen]))
})
