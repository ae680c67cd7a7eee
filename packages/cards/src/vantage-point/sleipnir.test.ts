import { facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meet = (corp: object = {}) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Sleipnir')], deck: ['Chum', 'Hunter'], ...corp })
    .encountering('Sleipnir')
  game.bothPass()
  return game
}

test('Sleipnir: the Corp may draw 1 card, may shuffle a card from HQ or Archives into R&D, and the run ends', () => {
  const game = meet({ hand: ['Enigma'], archives: ['Tollbooth', facedown('Hedge Fund')] })
  game.corp.agrees()
  expect(game.corp.hand).toEqual(['Enigma', 'Chum'])
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Chum',
    'Enigma',
    'Hedge Fund',
    'Tollbooth',
  ])
  game.corp.answers('choose', 'Hedge Fund')
  expect(game.corp.archives).toEqual(['Tollbooth'])
  expect(game.corp.deck.toSorted()).toEqual(['Hedge Fund', 'Hunter'])
  expect(game.state.log.some(each => each.what === 'shuffled')).toBe(true)
  expect(game.state.run).toBeUndefined()
})

test('Sleipnir: a card of HQ is shuffled into R&D without being shown', () => {
  const game = meet({ hand: ['Enigma'] })
  game.corp.declines()
  game.corp.agrees()
  game.corp.answers('choose', 'Enigma')
  expect(game.corp).toMatchObject({ hand: [] })
  expect(game.corp.deck.toSorted()).toEqual(['Chum', 'Enigma', 'Hunter'])
  expect(game.state.log.some(each => each.what === 'revealed')).toBe(false)
})

test('Sleipnir: the Corp may decline both, and the run ends all the same', () => {
  const game = meet({ hand: ['Enigma'] })
  game.corp.declines()
  game.corp.declines()
  expect(game.corp).toMatchObject({ hand: ['Enigma'], deck: ['Chum', 'Hunter'] })
  expect(game.state.run).toBeUndefined()
})
