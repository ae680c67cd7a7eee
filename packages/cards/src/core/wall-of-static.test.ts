import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Wall of Static ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .encountering('Wall of Static')
  game.bothPass()
  expect(game.state.run).toBeUndefined()
  expect(game.state.log.some(each => each.what === 'runUnsuccessful')).toBe(true)
})
