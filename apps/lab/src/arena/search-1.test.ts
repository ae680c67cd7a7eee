import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('search-1/', import.meta.url))
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts'))
  .map(file => file.replaceAll('\\', '/'))
  .sort()
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8')

test('search@1 needs nothing but its own folder and the engine', () => {
  const needed = files.flatMap(file =>
    [...textOf(file).matchAll(/from '([^']+)'/g)].map(([, from = '']) =>
      from.startsWith('.') ? normalize(join(dirname(file), from)) : from,
    ),
  )
  const others = needed.filter(from => !files.includes(from) && !/^@paydata\/engine(\/|$)/.test(from))
  expect(others).toEqual([])
})

// What others are measured by must not move. Only a change of the engine that leaves search@1 no choice may change this.
test('search@1 is as it was', () => {
  const hash = createHash('sha256')
  for (const file of files) hash.update(`${file}\n${textOf(file)}`)
  expect(hash.digest('hex').slice(0, 16)).toBe('dba438795a84dcca')
})
