import { beforeAll, expect, test } from 'vitest'
import { readArguments } from '../src/kills/arguments.ts'
import { built, ran } from './commands.ts'
import { databases } from './stores.ts'

beforeAll(built)

const briefly = ['--minutes', '0.1', '--every', '0.05', '--games', '2', '--rate', '40', '--json']

test('players find all that they were shown, however often their server is killed', async () => {
  const [, fresh] = databases[0]!
  const { code, out } = await ran('kills', briefly, fresh())
  expect(code).toBe(0)
  const numbers = JSON.parse(out)
  expect(numbers.kills).toBeGreaterThan(1)
  expect(numbers.acknowledged).toBeGreaterThan(0)
  expect(numbers.found).toBe(4 * (numbers.kills - 1))
  expect(numbers.lost).toBe(0)
})

test.each([
  [['--every', '0'], 'every'],
  [['--games', '1000'], 'games'],
  [['--kill'], '"--kill" is not an option'],
])('%j is refused with the reason', (args, reason) => {
  expect(readArguments(args)).toMatchObject({ code: 2, print: expect.stringContaining(reason) })
})

test('it says what it does', () => {
  expect(readArguments(['--help'])).toMatchObject({ code: 0, print: expect.stringContaining('--every') })
})
