import { beforeAll, expect, test } from 'vitest'
import { readArguments } from '../src/kills/arguments.ts'
import { built, ran } from './commands.ts'
import { databases } from './stores.ts'

beforeAll(built)

const briefly = ['--minutes', '0.1', '--every', '0.05', '--games', '2', '--rate', '40']

test('players find all that they were shown, however often their server is killed', async () => {
  const [, fresh] = databases[0]!
  const { code, out, complaint } = await ran('kills', briefly, fresh())
  expect(code, complaint).toBe(0)
  const number = (name: string): number => Number(new RegExp(`^${name} +(\\d+)$`, 'm').exec(out)?.[1])
  const kills = number('kills')
  expect(kills).toBeGreaterThan(1)
  expect(out).toContain(`kill ${kills}: ${number('acknowledged')} replies, `)
  expect(number('acknowledged')).toBeGreaterThan(0)
  expect(number('found')).toBe(4 * (kills - 1))
  expect(number('lost')).toBe(0)
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
