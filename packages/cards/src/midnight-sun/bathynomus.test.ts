import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Bathynomus has 3 more strength while it protects Archives', () => {
  const game = scenario({ definitions })
    .corp({ archivesIce: [rezzed('Bathynomus')] })
    .runnerTurn()
  expect(game.card('Bathynomus').strength).toBe(4)
  game.fiat.move('Bathynomus', 'ice', { server: 'rnd', rezzed: true })
  expect(game.card('Bathynomus').strength).toBe(1)
})

test('Bathynomus does 3 net damage', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Bathynomus')] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora'] })
    .encountering('Bathynomus')
  game.bothPass()
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.log.find(each => each.what === 'damageSuffered')).toMatchObject({
    kind: 'net',
    amount: 3,
  })
  expect(game.state.run).toMatchObject({ server: 'hq' })
})
