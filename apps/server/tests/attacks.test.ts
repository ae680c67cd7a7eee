import { beforeAll, expect, test } from 'vitest'
import { isHarmless, readArguments } from '../src/attacks/arguments.ts'
import { built, ran } from './commands.ts'

beforeAll(built)

test('a server is attacked by misspelt lists, links and guesses, and others are measured meanwhile', async () => {
  const attacked = async (...args: string[]) => {
    const { out } = await ran('attacks', [...args, '--seconds', '1', '--json'])
    return JSON.parse(out)
  }
  const measured = {
    'ping, p50 ms': expect.any(Number),
    'ping, p99 ms': expect.any(Number),
    '/healthz, p99 ms': expect.any(Number),
    '/healthz, longest ms': expect.any(Number),
    'players who lost the connection': 0,
  }
  expect(await attacked('--attack', 'lists', '--addresses', '3')).toMatchObject({
    addresses: 3,
    numbers: { ...measured, 'refused: deckUnread': expect.any(Number) },
  })
  expect(await attacked('--attack', 'links', '--addresses', '1')).toMatchObject({
    numbers: { ...measured, 'requests that were done': expect.toSatisfy((done: number) => done > 0) },
  })
  expect(await attacked('--attack', 'guessing', '--addresses', '1')).toMatchObject({
    numbers: { ...measured, 'refused: wrongPassword': expect.any(Number), 'the owner signed in, times': 1 },
  })
})

const unnoticed = {
  'ping, p99 ms': 5,
  '/healthz, longest ms': 20,
  'players who lost the connection': 0,
}

test('an attack of which nobody notices anything is harmless', () => {
  expect(isHarmless(unnoticed)).toBe(true)
  expect(isHarmless({ ...unnoticed, 'the owner signed in, times': 4, of: 4 })).toBe(true)
})

test.each([
  ['a slow ping', { 'ping, p99 ms': 21 }],
  ['a ping that was not measured', { 'ping, p99 ms': Number.NaN }],
  ['a slow look', { '/healthz, longest ms': 101 }],
  ['a player who lost the connection', { 'players who lost the connection': 1 }],
  ['an owner who could not sign in', { 'the owner signed in, times': 3, of: 4 }],
])('an attack is not harmless with %s', (_what, more) => {
  expect(isHarmless({ ...unnoticed, ...more })).toBe(false)
})

test('each attack comes from one address, and ten times as strong from a hundred', () => {
  const read = readArguments(['--seconds', '5'])
  expect(read).toMatchObject({
    rounds: expect.arrayContaining([
      { attack: 'full', addresses: 1, times: 1, seconds: 5 },
      { attack: 'full', addresses: 100, times: 10, seconds: 5 },
    ]),
  })
})

test.each([
  [['--attack', 'flood'], 'Invalid option'],
  [['--fast'], '"--fast" is not an option'],
])('%j is refused with the reason', async (args, reason) => {
  const { code, out } = await ran('attacks', args)
  expect(code).toBe(2)
  expect(out).toContain(reason)
})
