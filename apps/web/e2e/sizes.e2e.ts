import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const folder = fileURLToPath(new URL('../dist/page/assets/', import.meta.url))
const sizeOf = (file: string): number => brotliCompressSync(readFileSync(`${folder}${file}`)).length

/** Everything but the worker with the engine and the bot, which is loaded when a game begins here. */
const files = readdirSync(folder).filter(file => /\.(js|css)$/.test(file) && !file.startsWith('worker'))
const total = (list: readonly string[]): number => list.reduce((sum, file) => sum + sizeOf(file), 0)

test('what the start page needs at once is at most 100 kB', () => {
  const first = files.filter(file => file.startsWith('index') || file.startsWith('rolldown'))
  expect(first.length).toBeGreaterThan(1)
  expect(total(first)).toBeLessThan(100_000)
})

test('with the table it is at most 200 kB in all', () => {
  expect(total(files)).toBeGreaterThan(100_000)
  expect(total(files)).toBeLessThan(200_000)
})
