import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const plays = (hand: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ hand, deck: ['Hedge Fund', 'Chum', 'Archer', 'Hunter'] })
    .runner({ credits: 1, hand: ['Chrysopoeian Skimming'], deck: ['Diesel'] })
    .runnerTurn()
  game.runner.plays('Chrysopoeian Skimming')
  return game
}

test('Chrysopoeian Skimming gives a click and a card if the Corp reveals an agenda', () => {
  const game = plays(['Nisei MK II', 'Enigma', 'Hostile Takeover'])
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Hostile Takeover',
    'Nisei MK II',
  ])
  game.corp.chooses('Hostile Takeover')
  expect(game.runner).toMatchObject({ clicks: 4, hand: ['Diesel'] })
  expect(game.state.log.some(each => each.what === 'revealed' && each.card === 'Hostile Takeover')).toBe(true)
})

test('Chrysopoeian Skimming looks at the top 3 cards of R&D if the Corp does not', () => {
  const game = plays(['Nisei MK II', 'Enigma'])
  game.corp.declines()
  expect(game.runner).toMatchObject({ clicks: 3, hand: [] })
  expect(game.state.log.filter(each => each.what === 'lookedAt').map(each => each.card)).toEqual([
    'Hedge Fund',
    'Chum',
    'Archer',
  ])
})

test('Chrysopoeian Skimming asks a Corp without an agenda as well', () => {
  const game = plays(['Enigma'])
  expect(game.corp.question).toMatchObject({ kind: 'confirm' })
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Nisei MK II'],
  others: ['Enigma'],
  must: true,
  begin(hidden) {
    const game = plays(hidden)
    game.corp.agrees()
    return game
  },
})
