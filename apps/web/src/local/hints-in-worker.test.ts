import { positionFor } from '@paydata/bots'
import type { HintOrder, HintResult } from '@paydata/bots/hints'
import { defineAllCards } from '@paydata/cards'
import { scenario } from '@paydata/scenario'
import { beforeEach, expect, test, vi } from 'vitest'
import { hintsInWorker } from './hints.ts'

/** A worker that does nothing but what the test has it do. */
class Idle {
  static readonly all: Idle[] = []
  readonly heard: HintOrder[] = []
  end: 'runs' | 'ended' = 'runs'
  onmessage = (_: { readonly data: HintResult }): void => undefined
  onerror = (_: { readonly message: string }): void => undefined

  constructor() {
    Idle.all.push(this)
  }

  postMessage(order: HintOrder): void {
    this.heard.push(order)
  }

  terminate(): void {
    this.end = 'ended'
  }
}

const know = { version: '1', cards: [], decks: [] }
const hint = { question: 1, steps: [] }
const position = positionFor(
  scenario({ definitions: defineAllCards() })
    .corp({ hand: ['Hedge Fund'] })
    .runner({})
    .corpTurn().json,
  'corp',
)

beforeEach(() => {
  Idle.all.length = 0
  vi.stubGlobal('Worker', Idle)
  return () => vi.unstubAllGlobals()
})

test('a worker begins with the first hint, is told the cards once, and finds the next hint too', async () => {
  const hints = hintsInWorker(know)
  expect(Idle.all).toHaveLength(0)
  for (const seed of ['one', 'two']) {
    const found = hints.find(position, seed)
    Idle.all[0]?.onmessage({ data: { hint } })
    expect(await found).toEqual(hint)
  }
  expect(Idle.all).toHaveLength(1)
  expect(Idle.all[0]?.heard).toEqual([{ know }, { position, seed: 'one' }, { position, seed: 'two' }])
})

test('a hint that nobody waits for is given up with its worker, and the next one has another', async () => {
  const hints = hintsInWorker(know)
  const first = hints.find(position, 'one')
  hints.drop()
  expect(await first).toBeNull()
  const second = hints.find(position, 'two')
  const third = hints.find(position, 'three')
  expect(await second).toBeNull()
  Idle.all[2]?.onmessage({ data: { hint } })
  expect(await third).toEqual(hint)
  expect(Idle.all.map(({ end }) => end)).toEqual(['ended', 'ended', 'runs'])
})

test('a worker that cannot be loaded, or fails, is told of as a failure and replaced', async () => {
  const hints = hintsInWorker(know)
  const lost = hints.find(position, 'one')
  Idle.all[0]?.onerror({ message: 'not found' })
  await expect(lost).rejects.toThrow('not found')
  const failing = hints.find(position, 'two')
  Idle.all[1]?.onmessage({ data: { problem: 'a card that is not defined' } })
  await expect(failing).rejects.toThrow('a card that is not defined')
  expect(Idle.all.map(({ end }) => end)).toEqual(['ended', 'ended'])
})
