import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hqIce: ['Hákarl 1.0'], rndIce: [rezzed('Heimdall 1.0'), rezzed('Enigma')] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja'] })
    .approaching('Hákarl 1.0')
  game.runner.passes()
  game.corp.rezzes('Hákarl 1.0')
  return game
}

test('Hákarl 1.0 may derez another card, and then the Runner uses no bioroid in the turn', () => {
  const game = begin()
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Enigma',
    'Heimdall 1.0',
  ])
  game.corp.chooses('Enigma')
  expect(game.card('Enigma').rezzed).toBe(false)
  game.passUntil('encounter')
  expect(() => game.runner.uses('Hákarl 1.0')).toThrow('CR 1.2.2')
  game.restore(before)
  game.corp.declines()
  game.passUntil('encounter')
  game.runner.uses('Hákarl 1.0')
  game.runner.breaks(0)
  expect(game.runner.clicks).toBe(2)
  expect(game.card('Enigma').rezzed).toBe(true)
})

test('Hákarl 1.0 forbids nothing when it is rezzed in a run on another server', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Hákarl 1.0'], rndIce: [rezzed('Enigma')] })
    .encountering('Enigma')
  game.fiat.rez('Hákarl 1.0', 'free')
  expect(game.corp.question).toBeUndefined()
})

test('Hákarl 1.0 does 1 core damage and ends the run', () => {
  const game = begin()
  game.corp.declines()
  game.passUntil('encounter')
  game.passUntil('runEnds')
  expect(game.runner).toMatchObject({ coreDamage: 1, handSize: 4 })
  expect(game.runner.hand).toHaveLength(2)
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
})
