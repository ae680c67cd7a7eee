import { rezzed, scenario } from '@paydata/engine/testing'
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
