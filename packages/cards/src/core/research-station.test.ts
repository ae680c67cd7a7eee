import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Research Station is installed only in the root of HQ, and adds 2 to the hand size while rezzed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hand: ['Research Station'], remotes: [{ root: ['PAD Campaign'] }] })
    .corpTurn()
  game.corp.installs('Research Station')
  expect(game.corp.question?.options.map(option => option.server)).toEqual(['hq'])
  game.corp.answers('server', 'HQ')
  expect(game.corp.servers.hq?.root).toEqual(['Research Station'])
  expect(game.corp.handSize).toBe(5)
  game.corp.rezzes('Research Station')
  expect(game.corp.handSize).toBe(7)
})
