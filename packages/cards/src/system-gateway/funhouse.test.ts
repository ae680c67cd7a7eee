import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Funhouse: a tag, or the run ends; then another tag unless 4 credits are paid', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Funhouse')] })
    .runner({ credits: 4 })
    .encountering('Funhouse')
  const saved = game.save()
  game.runner.declines()
  expect(game.state.run).toBeUndefined()
  game.restore(saved)
  game.runner.agrees()
  expect(game.runner.tags).toBe(1)
  game.bothPass()
  game.runner.agrees()
  expect(game.runner).toMatchObject({ credits: 0, tags: 1 })
})

test('Funhouse gives a tag to a Runner who does not pay, or cannot', () => {
  const begin = (credits: number) => {
    const game = scenario({ definitions })
      .corp({ hqIce: [rezzed('Funhouse')] })
      .runner({ credits })
      .encountering('Funhouse')
    game.runner.agrees()
    game.bothPass()
    return game
  }
  const rich = begin(4)
  rich.runner.declines()
  const poor = begin(3)
  for (const [game, credits] of [
    [rich, 4],
    [poor, 3],
  ] as const) {
    expect(game.runner).toMatchObject({ credits, tags: 2 })
    expect(game.state.run).toBeDefined()
  }
})
