import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Begemot does 1 core damage as it is installed, and has 1 strength more for each in the game', () => {
  const game = scenario({ definitions })
    .runner({ credits: 5, coreDamage: 1, hand: ['Begemot', 'Diesel', 'Mimic'] })
    .runnerTurn()
  game.runner.installs('Begemot')
  expect(game.runner.coreDamage).toBe(2)
  expect(game.runner.hand).toHaveLength(1)
  expect(game.card('Begemot').strength).toBe(4)
  game.fiat.damage('net', 1)
  expect(game.card('Begemot').strength).toBe(4)
})

test('Begemot breaks any number of barrier subroutines for 1 credit', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed("Hadrian's Wall")] })
    .runner({ credits: 1, coreDamage: 5, rig: ['Begemot'] })
    .encountering("Hadrian's Wall")
  game.runner.uses('Begemot')
  const before = game.save()
  game.runner.breaks(0, 1)
  expect(game.card("Hadrian's Wall").subroutines.map(each => each.broken)).toEqual([true, true])
  expect(game.runner.credits).toBe(0)
  game.restore(before)
  game.runner.breaks(1)
  expect(game.card("Hadrian's Wall").subroutines.map(each => each.broken)).toEqual([false, true])
})
