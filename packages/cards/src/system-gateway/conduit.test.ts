import { changeServer } from '@paydata/engine/vocabulary'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (counters: number, more: object = {}) =>
  scenario({ definitions })
    .corp({
      deck: ['Hedge Fund', 'Ice Wall', 'Hedge Fund', 'Ice Wall', 'Hedge Fund'],
      hand: ['Ice Wall'],
      ...more,
    })
    .runner({ rig: [card('Conduit', { counters: { virus: counters } })] })
    .runnerTurn()
const accesses = (game: ReturnType<typeof begin>) =>
  game.state.log.filter(({ what }) => what === 'accessed').length

test('Conduit runs R&D for a click and accesses an additional card for each virus counter', () => {
  const game = begin(2)
  game.runner.uses('Conduit')
  expect(game.state.run?.server).toBe('rnd')
  game.finishRun({ accesses: 'pass' })
  expect(accesses(game)).toBe(3)
  expect(game.runner.clicks).toBe(3)
})

test('Conduit without counters accesses 1 card', () => {
  const game = begin(0)
  game.runner.uses('Conduit')
  game.finishRun({ accesses: 'pass' })
  expect(accesses(game)).toBe(1)
})

test('Conduit may get a virus counter when a successful run on R&D ends, the basic action’s too', () => {
  const game = begin(1)
  game.runner.runs('R&D')
  game.finishRun({ accesses: 'pass' })
  expect(accesses(game)).toBe(1)
  game.runner.agrees()
  expect(game.card('Conduit').counters).toEqual({ virus: 2 })
  game.passUntil('nextAction')
  game.runner.uses('Conduit')
  game.finishRun({ accesses: 'pass' })
  expect(accesses(game)).toBe(4)
  game.runner.declines()
  expect(game.card('Conduit').counters).toEqual({ virus: 2 })
})

test('Conduit gets no counter for a run on another server, or for one that failed', () => {
  const other = begin(0)
  other.runner.runs('HQ')
  other.finishRun({ accesses: 'pass' })
  other.passUntil('nextAction')
  const failed = begin(0, { rndIce: [rezzed('Ice Wall')] })
  failed.runner.uses('Conduit')
  failed.passUntil('nextAction')
  expect([other, failed].map(game => game.card('Conduit').counters.virus ?? 0)).toEqual([0, 0])
  expect(accesses(failed)).toBe(0)
})

test('CR 9.12.2e: Conduit that is gone when R&D is breached has no counters left to count', () => {
  const game = begin(2)
  game.runner.uses('Conduit')
  game.fiat.trash('Conduit')
  game.finishRun({ accesses: 'pass' })
  expect(accesses(game)).toBe(1)
})

test('CR 6.7.4a: Conduit accesses nothing more of another server that the run has come to', () => {
  const game = begin(2, { hand: ['Ice Wall', 'Ice Wall', 'Ice Wall', 'Ice Wall'] })
  game.runner.uses('Conduit')
  game.fiat.resolve('runner', changeServer('hq'))
  game.finishRun({ accesses: 'pass' })
  expect(accesses(game)).toBe(1)
})
