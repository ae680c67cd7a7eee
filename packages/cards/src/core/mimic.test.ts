import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Mimic breaks sentries of at most its strength', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Neural Katana')] })
    .runner({ credits: 1, rig: ['Mimic'], hand: ['Diesel', 'Ninja', 'Corroder'] })
    .encountering('Neural Katana')
  game.runner.uses('Mimic')
  expect(game.runner.credits).toBe(0)
  game.bothPass()
  expect(game.runner.hand).toHaveLength(3)
  expect(game.state.run).toMatchObject({ server: 'hq', phase: 'movement' })
  expect(game.state.log.some(each => each.what === 'damageSuffered')).toBe(false)
})

test('Mimic cannot break stronger sentries', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Hunter')] })
    .runner({ rig: ['Mimic'] })
    .encountering('Hunter')
  expect(() => game.runner.uses('Mimic')).toThrow()
})
