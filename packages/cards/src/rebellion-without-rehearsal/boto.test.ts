import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meets = (stolen: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Boto')], hand: ['Enigma', 'Chum'] })
    .runner({ stolen, hand: ['Diesel', 'Mimic', 'Decoy'] })
    .encountering('Boto')
  return game
}

test('Boto has 2 more strength at threat level 4', () => {
  expect(meets(['Priority Requisition']).card('Boto').strength).toBe(4)
  expect(meets(['Nisei MK II', 'Nisei MK II']).card('Boto').strength).toBe(6)
})

test('Boto does 2 net damage, and a card of HQ ends the run at the first or the second time', () => {
  const game = meets([])
  game.bothPass()
  expect(game.runner.hand).toHaveLength(1)
  const before = game.save()
  game.corp.agrees()
  game.corp.answers('payment', 'Chum')
  expect(game.corp.hand).toEqual(['Enigma'])
  expect(game.state.run).toBeUndefined()
  game.restore(before)
  game.corp.declines()
  const second = game.save()
  game.corp.agrees()
  game.corp.answers('payment', 'Enigma')
  expect(game.state.run).toBeUndefined()
  game.restore(second)
  game.corp.declines()
  expect(game.state.run).toBeDefined()
})
