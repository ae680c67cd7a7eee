import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Lago Paranoá Shelter'
const begin = () =>
  scenario({ definitions })
    .corp({ credits: 9, hand: ['PAD Campaign', 'Enigma', 'Hunter', 'Nisei MK II'] })
    .runner({ rig: [title], deck: ['Diesel', 'Mimic', 'Ninja'] })
    .corpTurn()

test('Lago Paranoá Shelter may trash the top card of the stack to draw, the first time each turn', () => {
  const game = begin()
  game.corp.installs('PAD Campaign', 'new remote')
  const before = game.save()
  game.runner.agrees()
  expect(game.runner).toMatchObject({ heap: ['Diesel'], hand: ['Mimic'], deck: ['Ninja'] })
  game.passUntil('nextAction')
  game.corp.installs('Nisei MK II', 'new remote')
  expect(game.runner.question).toBeUndefined()
  game.restore(before)
  game.runner.declines()
  expect(game.runner).toMatchObject({ heap: [], hand: [] })
})

test('Lago Paranoá Shelter does not look at ice', () => {
  const game = begin()
  game.corp.installs('Enigma', 'HQ')
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
})

test('CR 1.16.1: Lago Paranoá Shelter cannot trash of an empty stack', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['PAD Campaign'] })
    .runner({ rig: [title], deck: [] })
    .corpTurn()
  game.corp.installs('PAD Campaign', 'new remote')
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
})
