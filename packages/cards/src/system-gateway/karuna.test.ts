import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Karunā offers to jack out between its subroutines', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Karunā')] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja', 'Aurora', 'Corroder'] })
    .encountering('Karunā')
  game.bothPass()
  expect(game.runner.hand).toHaveLength(3)
  const saved = game.save()
  game.runner.agrees()
  expect(game.runner.hand).toHaveLength(3)
  expect(game.state.run).toBeUndefined()
  game.restore(saved)
  game.runner.declines()
  expect(game.runner.hand).toHaveLength(1)
})
