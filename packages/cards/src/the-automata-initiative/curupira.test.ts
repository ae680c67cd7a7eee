import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meets = (power: number) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 9, rig: [card('Curupira', { counters: { power } })] })
    .encountering('Wall of Static')
  return game
}

test('CR 6.5.7b: Curupira gets a counter as it fully breaks ice', () => {
  const game = meets(0)
  game.runner.uses('Curupira', 3)
  game.runner.uses('Curupira', 3)
  expect(game.card('Curupira').strength).toBe(3)
  game.runner.uses('Curupira', 2)
  expect(game.card('Curupira').counters).toMatchObject({ power: 1 })
  expect(game.runner.credits).toBe(6)
})

test('Curupira gets no counter where it has not broken all subroutines itself', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Thorns')] })
    .runner({ credits: 20, rig: ['Curupira', 'Corroder'] })
    .encountering('Wall of Thorns')
  game.fiat.changeStrength('Wall of Thorns', -4)
  game.runner.uses('Corroder', 0)
  game.runner.answers('subroutines', 0)
  game.runner.uses('Curupira', 2)
  expect(game.card('Curupira').counters.power ?? 0).toBe(0)
})

test('Curupira may bypass a barrier for 3 counters', () => {
  const game = meets(3)
  const before = game.save()
  game.runner.agrees()
  expect(game.card('Curupira').counters.power ?? 0).toBe(0)
  expect(game.state.log.some(each => each.what === 'iceBypassed')).toBe(true)
  game.restore(before)
  game.runner.declines()
  expect(game.state.encountered?.title).toBe('Wall of Static')
})
