import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Whitespace takes 3 credits, and ends the run of a Runner with 6 or less', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Whitespace')] })
    .runner({ credits: 9 })
    .encountering('Whitespace')
  game.bothPass()
  expect(game.runner.credits).toBe(6)
  expect(game.state.run).toBeUndefined()
})

test('Whitespace lets a Runner with 7 credits go on', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Whitespace')] })
    .runner({ credits: 10 })
    .encountering('Whitespace')
  game.bothPass()
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
})
