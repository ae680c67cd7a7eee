import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Making News: 2 recurring credits strengthen traces and pay for nothing else', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      identity: 'NBN: Making News',
      hqIce: [rezzed('Hunter')],
      remotes: [{ root: ['PAD Campaign'] }],
    })
    .runner({ credits: 5 })
    .encountering('Hunter')
  game.fiat.setCounters('NBN: Making News', { credit: 2 })
  game.bothPass()
  game.corp.answers('traceStrength', 2)
  expect(game.card('NBN: Making News').counters.credit).toBe(0)
  game.runner.answers('linkStrength', 4)
  expect(game.runner.tags).toBe(1)
})

test('Making News: its credits do not pay for rezzing', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 1,
      identity: 'NBN: Making News',
      remotes: [{ root: ['PAD Campaign'] }],
    })
    .beforeCorpTurn()
  expect(() => game.corp.rezzes('PAD Campaign')).toThrow('it costs 2 credits, and the Corp has 1')
})

test('CR 1.10.5c: Making News is filled up to 2 credits as each turn of the Corp begins', () => {
  const game = scenario({ definitions })
    .corp({ identity: 'NBN: Making News', clicks: 0 })
    .runner({ clicks: 0 })
    .beforeCorpTurn()
  game.fiat.setCounters('NBN: Making News', { credit: 1 })
  game.passUntil('corpAction')
  expect(game.card('NBN: Making News').counters.credit).toBe(2)
})
