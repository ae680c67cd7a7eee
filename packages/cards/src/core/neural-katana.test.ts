import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Neural Katana does 3 net damage and the run goes on', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Neural Katana')] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .encountering('Neural Katana')
  game.bothPass()
  expect(game.runner.hand).toHaveLength(1)
  expect(game.runner.heap).toHaveLength(3)
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('net')
  expect(game.state.run).toMatchObject({ server: 'hq' })
})

test('CR 10.4.2a: more damage than the grip holds flatlines the Runner', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Neural Katana')] })
    .runner({ hand: ['Diesel', 'Mimic'] })
    .encountering('Neural Katana')
  game.bothPass()
  expect(game.state).toMatchObject({ winner: 'corp', reason: 'flatline' })
})
