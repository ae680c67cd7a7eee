import { beforeAll, expect, test } from 'vitest'
import { readArguments } from '../src/attacks/arguments.ts'
import { built, ran } from './commands.ts'

beforeAll(built)

test('a server is attacked by misspelt lists and by guesses, and others are measured meanwhile', async () => {
  const attacked = async (...args: string[]) => {
    const { out } = await ran('attacks', [...args, '--seconds', '1', '--json'])
    return JSON.parse(out)
  }
  const measured = {
    'ping, p50 ms': expect.any(Number),
    'ping, p99 ms': expect.any(Number),
    '/healthz, p99 ms': expect.any(Number),
    '/healthz, longest ms': expect.any(Number),
  }
  expect(await attacked('--attack', 'lists', '--addresses', '3')).toMatchObject({
    addresses: 3,
    numbers: { ...measured, 'refused: deckUnread': expect.any(Number) },
  })
  expect(await attacked('--attack', 'guessing', '--addresses', '1')).toMatchObject({
    numbers: { ...measured, 'refused: wrongPassword': expect.any(Number), 'the owner signed in, times': 1 },
  })
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
