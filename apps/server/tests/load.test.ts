import { beforeAll, describe, expect, test } from 'vitest'
import { readArguments } from '../src/load/arguments.ts'
import { mostOpen } from '../src/load/open-files.ts'
import { built, ran } from './commands.ts'
import { databases, shared } from './stores.ts'

beforeAll(built)

const few = ['--games', '4', '--rate', '40', '--warm-up', '0', '--seconds', '1', '--kill', '--json']
const nowhere = { DATABASE_URL: undefined, REDIS_URL: undefined }

test('what players wait for is measured, and all games are back after a kill', async () => {
  const [, fresh] = databases[0]!
  const { code, out } = await ran('load', few, fresh())
  expect(code).toBe(0)
  const numbers = JSON.parse(out)
  expect(numbers['replies a second']).toBeGreaterThan(0)
  expect(numbers['entries a reply']).toBeGreaterThanOrEqual(1)
  expect(numbers['games begun a second']).toBeGreaterThan(0)
  expect(numbers['commits on the main thread, a game begun']).toBe(0)
  expect(numbers['commits on the main thread, a reply']).toBe(0)
  expect(numbers['updates a reply']).toBe(2)
  expect(numbers['reply to both views, p50 ms']).toBeGreaterThan(0)
  expect(numbers['games back a second']).toBeGreaterThan(0)
})

test('how long people wait for an opponent is measured, and everybody is at one table with one other', async () => {
  const [, fresh] = databases[0]!
  const { code, out } = await ran('load', ['--search', '20', '--json'], fresh())
  expect(code).toBe(0)
  const numbers = JSON.parse(out)
  expect(numbers['tables of two']).toBe(10)
  expect(numbers['an opponent found, p99 ms']).toBeGreaterThan(0)
})

test('how long is measured can be said in minutes', () => {
  expect(readArguments(['--games', '4', '--minutes', '1.5'], nowhere)).toMatchObject({
    games: 4,
    seconds: 90,
  })
})

describe.skipIf(!shared.isThere).each(shared.each)('on %s', (_name, fresh) => {
  test('of two processes one takes over the games of the other, which is killed', async () => {
    const { code, out } = await ran('load', [...few, '--processes', '2'], fresh())
    expect(code).toBe(0)
    const numbers = JSON.parse(out)
    expect(numbers['updates a reply']).toBe(2)
    expect(numbers['games taken over']).toBe(2)
    expect(numbers['until the last of them, ms']).toBeGreaterThan(0)
  })
})

test.each([
  [['--processes', '2'], 'both must be set'],
  [['--kill', '--stores', 'nothing'], '--kill goes with --stores log'],
  [['--seconds', '5', '--minutes', '1'], 'Either --seconds or --minutes'],
  [['--game', '2'], '"--game" is not an option'],
])('%j is refused with the reason', async (args, reason) => {
  const { code, out } = await ran('load', args, nowhere)
  expect(code).toBe(2)
  expect(out).toContain(reason)
})

test('a process that needs more sockets than it may have is started anew with as many as it needs', () => {
  expect(readArguments(['--games', '500'], nowhere, 1024)).toMatchObject({ files: 1100 })
  expect(readArguments(['--games', '462'], nowhere, 1024)).toMatchObject({ games: 462, files: null })
  expect(mostOpen({ userLimits: { open_files: { soft: 'unlimited' } } })).toBe(Number.POSITIVE_INFINITY)
  expect(mostOpen({ userLimits: { open_files: { soft: 1024 } } })).toBe(1024)
})
