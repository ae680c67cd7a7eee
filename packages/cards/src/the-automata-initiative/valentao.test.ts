import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (runner: object) => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hqIce: ['Valentão'] })
    .runner({ credits: 5, ...runner })
    .approaching('Valentão')
  game.runner.passes()
  return game
}

test('Valentão costs 1 bad publicity or 1 tag to rez', () => {
  const tagged = begin({ tags: 1 })
  const before = tagged.save()
  tagged.corp.rezzes('Valentão')
  tagged.corp.answers('payment', 'pay~2')
  expect(tagged.runner.tags).toBe(0)
  expect(tagged.corp).toMatchObject({ credits: 0, badPublicity: 0 })
  tagged.restore(before)
  tagged.corp.rezzes('Valentão')
  tagged.corp.answers('payment', 'pay')
  expect(tagged.runner.tags).toBe(1)
  expect(tagged.corp.badPublicity).toBe(1)
})

const meets = (corp: number, runner: number) => {
  const game = scenario({ definitions })
    .corp({ credits: corp, hqIce: [rezzed('Valentão')] })
    .runner({ credits: runner })
    .encountering('Valentão')
  game.passUntil(() => game.state.run === undefined || game.runner.question?.kind === 'jackOut')
  return game
}

test('Valentão gives the Corp 2 credits, takes 2 from the Runner, and ends the run if the Corp has more then', () => {
  const game = meets(1, 4)
  expect(game.corp.credits).toBe(3)
  expect(game.runner.credits).toBe(2)
  expect(game.state.run).toBeUndefined()
})

test('Valentão does not end the run if both have as many', () => {
  const game = meets(1, 5)
  expect(game.state.run).toBeDefined()
})
