import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Wall of Thorns does 2 net damage, then ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Thorns')] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja'] })
    .encountering('Wall of Thorns')
  game.bothPass()
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('net')
  expect(game.state.run).toBeUndefined()
})

test('Wall of Thorns: the run ends after the damage, so a flatline comes first', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Thorns')] })
    .runner({ hand: ['Diesel'] })
    .encountering('Wall of Thorns')
  game.bothPass()
  expect(game.state).toMatchObject({ winner: 'corp', reason: 'flatline' })
  expect(game.state.log.some(each => each.what === 'runUnsuccessful')).toBe(false)
})
