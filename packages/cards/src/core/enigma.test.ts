import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Enigma takes a click, then ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ clicks: 2 })
    .encountering('Enigma')
  game.bothPass()
  expect(game.runner.clicks).toBe(1)
  expect(game.state.run).toBeUndefined()
})

test('Enigma ends the run also when no click is left to lose', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ clicks: 0 })
    .encountering('Enigma')
  game.bothPass()
  expect(game.runner.clicks).toBe(0)
  expect(game.state.run).toBeUndefined()
})
