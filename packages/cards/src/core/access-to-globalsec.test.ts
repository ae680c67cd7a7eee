import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Access to Globalsec gives 1 link, which counts in traces', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Hunter')] })
    .runner({ credits: 2, rig: ['Access to Globalsec'] })
    .encountering('Hunter')
  expect(game.runner.link).toBe(1)
  game.bothPass()
  game.corp.answers('traceStrength', 0)
  game.runner.answers('linkStrength', 2)
  expect(game.runner.tags).toBe(0)
})
