import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meet = () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, deck: ['Enigma', 'Hunter', 'Chum'], hqIce: [rezzed('Flywheel')] })
    .encountering('Flywheel')
  game.bothPass()
  return game
}

test('each subroutine of Flywheel gains 1 credit, and then the Corp may draw a card', () => {
  const game = meet()
  expect(game.corp.credits).toBe(1)
  game.corp.agrees()
  expect(game.corp).toMatchObject({ credits: 2, hand: ['Enigma'] })
  game.corp.agrees()
  expect(game.corp.hand).toEqual(['Enigma', 'Hunter'])
  expect(game.state.run).toBeDefined()
})

test('the Corp may draw for one subroutine of Flywheel, or for none', () => {
  const once = meet()
  once.corp.declines()
  once.corp.agrees()
  expect(once.corp).toMatchObject({ credits: 2, hand: ['Enigma'] })
  const never = meet()
  never.corp.declines()
  never.corp.declines()
  expect(never.corp).toMatchObject({ credits: 2, hand: [] })
})
