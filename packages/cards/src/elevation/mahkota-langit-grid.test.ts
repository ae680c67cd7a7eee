import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Mahkota Langit Grid gets 2 credits when it is rezzed, which pay for ice that protects its server', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, remotes: [{ root: ['Mahkota Langit Grid'], ice: ['Enigma'] }] })
    .running('Server 1')
  game.fiat.rez('Mahkota Langit Grid', 'free')
  expect(game.card('Mahkota Langit Grid').counters).toMatchObject({ credit: 2 })
})

test('Mahkota Langit Grid: its credits pay for ice that protects its server', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 1,
      remotes: [{ root: [rezzed('Mahkota Langit Grid', { counters: { credit: 2 } })], ice: ['Enigma'] }],
    })
    .approaching('Enigma')
  game.runner.passes()
  game.corp.rezzes('Enigma')
  expect(game.corp.credits).toBe(0)
  expect(game.card('Enigma').rezzed).toBe(true)
  expect(game.card('Mahkota Langit Grid').counters.credit ?? 0).toBe(0)
})

test('Mahkota Langit Grid: its credits pay for an asset in the root of its server', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      remotes: [{ root: [rezzed('Mahkota Langit Grid', { counters: { credit: 2 } }), 'PAD Campaign'] }],
    })
    .corpTurn('window')
  game.corp.rezzes('PAD Campaign')
  expect(game.card('PAD Campaign').rezzed).toBe(true)
  expect(game.card('Mahkota Langit Grid').counters.credit ?? 0).toBe(0)
})

test('Mahkota Langit Grid: its credits pay for no upgrade', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      remotes: [{ root: [rezzed('Mahkota Langit Grid', { counters: { credit: 2 } }), 'Akitaro Watanabe'] }],
    })
    .corpTurn('window')
  expect(() => game.corp.rezzes('Akitaro Watanabe')).toThrow('it costs 1 credit, and the Corp has 0')
})

test('Mahkota Langit Grid: its credits pay for no asset and no ice of another server', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      hqIce: ['Ice Wall'],
      remotes: [
        { root: [rezzed('Mahkota Langit Grid', { counters: { credit: 2 } })] },
        { root: ['PAD Campaign'] },
      ],
    })
    .approaching('Ice Wall')
  game.runner.passes()
  expect(() => game.corp.rezzes('Ice Wall')).toThrow('it costs 1 credit, and the Corp has 0')
  expect(() => game.corp.rezzes('PAD Campaign')).toThrow('PAD Campaign')
})

test('Mahkota Langit Grid is filled up to 2 credits when the Corp’s turn begins', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Mahkota Langit Grid', { counters: { credit: 1 } })] }] })
    .beforeCorpTurn()
  game.passUntil('nextAction')
  expect(game.card('Mahkota Langit Grid').counters).toMatchObject({ credit: 2 })
})

test('Mahkota Langit Grid raises the trash cost of assets in its root alone, and not its own', () => {
  const game = scenario({ definitions })
    .corp({
      remotes: [
        { root: [rezzed('Mahkota Langit Grid', { counters: { credit: 2 } }), 'PAD Campaign'] },
        { root: ['Melange Mining Corp.'] },
      ],
    })
    .runnerTurn()
  expect(game.card('PAD Campaign').trashCost).toBe(6)
  expect(game.card('Melange Mining Corp.').trashCost).toBe(1)
  expect(game.card('Mahkota Langit Grid').trashCost).toBe(2)
})

test('Mahkota Langit Grid raises no trash cost while it is not rezzed', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Mahkota Langit Grid', 'PAD Campaign'] }] })
    .runnerTurn()
  expect(game.card('PAD Campaign').trashCost).toBe(4)
})

test('CR 9.12.5: Mahkota Langit Grid that the Runner has trashed still raises the trash cost until the run ends', () => {
  const game = scenario({ definitions })
    .corp({
      remotes: [{ root: [rezzed('Mahkota Langit Grid', { counters: { credit: 2 } }), 'PAD Campaign'] }],
    })
    .runner({ credits: 7 })
    .accessing('Mahkota Langit Grid')
  game.runner.trashes()
  expect(game.card('PAD Campaign').trashCost).toBe(6)
  game.runner.accesses('PAD Campaign')
  expect(() => game.runner.trashes()).toThrow('it costs 6 credits, and the Runner has 5')
  game.runner.passes()
  game.passUntil('runEnds')
  expect(game.card('PAD Campaign').trashCost).toBe(4)
})
