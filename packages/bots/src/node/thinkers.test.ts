import { defineAllCards } from '@paydata/cards'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { positionFor } from '../search/position.ts'
import { startThinkers } from './index.ts'

/** A thread that does with what it is asked as its seed says. */
const thread = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads'
  parentPort.on('message', ({ think }) => {
    if (think === undefined) return
    const { nth, seed, limit } = think
    if (seed === 'dies') throw new Error('It was too much.')
    if (seed === 'leaves') process.exit(3)
    if (seed === 'fails') return parentPort.postMessage({ nth, problem: 'Not this one.' })
    const say = () => parentPort.postMessage({ nth, advice: { reply: { question: 1 }, because: [{ code: 'limit', params: limit }], prospects: [] } })
    if (seed === 'never') return
    setTimeout(say, seed === 'slow' ? 50 : 0)
  })
`)}`,
)
const know = { version: 'test', cards: [], decks: [] }
const position = positionFor(scenario({ definitions: defineAllCards() }).corpTurn().json, 'corp')

const thinkers = (most: number) => startThinkers(know, most, thread)

test('a thread that dies takes nothing with it but what it thought about', async () => {
  const { think, stop } = thinkers(1)
  const limit = { milliseconds: 10 }
  const [died, left, failed, waited] = await Promise.allSettled([
    think(position, 'dies', limit),
    think(position, 'leaves', limit),
    think(position, 'fails', limit),
    think(position, 'quick', limit),
  ])
  expect(died).toMatchObject({ status: 'rejected', reason: { message: 'It was too much.' } })
  expect(left).toMatchObject({ status: 'rejected', reason: { message: 'A thread that thinks has ended.' } })
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'Not this one.' } })
  expect(waited).toMatchObject({ status: 'fulfilled' })
  await stop()
})

test('a bot that waits for a thread has less time left, but always some', async () => {
  const { think, stop } = thinkers(1)
  const times = async (milliseconds: number): Promise<readonly number[]> => {
    const told = await Promise.all([1, 2].map(() => think(position, 'slow', { milliseconds })))
    return told.map(({ because }) => Number(Reflect.get(because[0]?.params ?? {}, 'milliseconds')))
  }
  const [first = 0, second = 0] = await times(80_000)
  expect(first).toBeGreaterThan(second)
  expect(second).toBeGreaterThan(10_000)
  expect((await times(16))[1]).toBe(2)
  await stop()
})

test('a number of games to think stays what it is', async () => {
  const { think, stop } = thinkers(1)
  const limit = { games: 30 }
  const told = await Promise.all([1, 2].map(() => think(position, 'quick', limit)))
  expect(told.map(({ because }) => because[0]?.params)).toEqual([limit, limit])
  await stop()
})

test('several think at once', async () => {
  const { think, stop } = thinkers(2)
  const never = think(position, 'never', { games: 1 }).catch(({ message }) => message)
  await think(position, 'quick', { games: 1 })
  await stop()
  expect(await never).toBe('A thread that thinks has ended.')
})

test('a bot that is asked when all has ended says so', async () => {
  const { think, stop } = thinkers(1)
  const never = think(position, 'never', { games: 1 })
  const waits = think(position, 'quick', { games: 1 })
  const both = Promise.allSettled([never, waits])
  await stop()
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(think(position, 'quick', { games: 1 })).rejects.toThrow('any more')
})
