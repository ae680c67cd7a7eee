import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Ichi 1.0 trashes two programs, then traces for 1 core damage and a tag', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hqIce: [rezzed('Ichi 1.0')] })
    .runner({ credits: 0, clicks: 0, rig: ['Mimic', 'Ninja', 'Aurora'], hand: ['Diesel'] })
    .encountering('Ichi 1.0')
  game.bothPass()
  game.corp.answers('choose', 'Mimic')
  game.corp.answers('choose', 'Ninja')
  game.corp.answers('traceStrength', 0)
  game.runner.answers('linkStrength', 0)
  expect(game.runner).toMatchObject({ tags: 1, coreDamage: 1, rig: ['Aurora'], hand: [] })
})
