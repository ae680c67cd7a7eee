import { card, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Ghost Branch may give a tag for each advancement counter', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Ghost Branch', { advanced: 3 })] }] })
    .runner({ rig: ['Decoy'] })
    .accessing('Ghost Branch')
  game.corp.agrees()
  game.runner.uses('Decoy')
  expect(game.runner.tags).toBe(2)
})
