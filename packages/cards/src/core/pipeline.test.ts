import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Pipeline gains 1 strength for 2 credits for the rest of the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Neural Katana')] })
    .runner({ credits: 5, rig: ['Pipeline'] })
    .encountering('Neural Katana')
  game.runner.uses('Pipeline', 1)
  game.runner.uses('Pipeline', 1)
  game.runner.uses('Pipeline', 0)
  expect(game.runner.credits).toBe(0)
  game.bothPass()
  expect(game.card('Pipeline').strength).toBe(3)
})

test('Pipeline keeps its strength until the run ends, and breaks sentries only, at no less strength', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma'), rezzed('Rototurret'), rezzed('Neural Katana')] })
    .runner({ credits: 9, rig: ['Pipeline'] })
    .encountering('Neural Katana')
  expect(() => game.runner.uses('Pipeline', 0)).toThrow('CR 3.9.5g')
  game.runner.uses('Pipeline', 1)
  game.runner.uses('Pipeline', 1)
  game.runner.uses('Pipeline', 0)
  game.passUntil('encounter')
  expect(game.card('Pipeline').strength).toBe(3)
  game.runner.uses('Pipeline', 0)
  game.runner.breaks(0)
  game.runner.uses('Pipeline', 0)
  game.passUntil('encounter')
  expect(() => game.runner.uses('Pipeline', 0)).toThrow('CR 3.9.5h')
  game.passUntil('runEnds')
  expect(game.card('Pipeline').strength).toBe(1)
})
