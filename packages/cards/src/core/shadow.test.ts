import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Shadow gains the Corp 2 credits, then traces with 3 for a tag', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Shadow', { advanced: 1 })] })
    .runner({ credits: 0 })
    .encountering('Shadow')
  expect(game.card('Shadow').strength).toBe(2)
  game.bothPass()
  expect(game.corp.credits).toBe(2)
  game.corp.answers('traceStrength', 0)
  game.runner.answers('linkStrength', 0)
  expect(game.runner.tags).toBe(1)
})

test('Shadow can be advanced', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Shadow'] })
    .corpTurn()
  game.corp.advances('Shadow')
  expect(game.card('Shadow').advancement).toBe(1)
})

test('Shadow traces with 3: a link strength of 3 is enough against it, and 2 is not', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Shadow')] })
    .runner({ credits: 3 })
    .encountering('Shadow')
  game.bothPass()
  game.corp.answers('traceStrength', 0)
  const saved = game.save()
  for (const [link, tags] of [
    [3, 0],
    [2, 1],
  ] as const) {
    game.restore(saved)
    game.runner.answers('linkStrength', link)
    expect(game.runner.tags).toBe(tags)
  }
})
