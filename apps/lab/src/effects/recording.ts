// Loaded before each file of tests: notes what cards do in it, and writes that down when it has ended.
import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { watch } from '@paydata/scenario'
import { afterAll } from 'vitest'
import { Watch } from './watch.ts'

const noted = new Watch()
watch(noted)

afterAll(() => {
  watch(null)
  const folder = process.env.PAYDATA_EFFECTS
  if (folder === undefined) throw new Error('PAYDATA_EFFECTS names no folder.')
  writeFileSync(join(folder, `${randomUUID()}.json`), JSON.stringify([...noted.seen]))
})
