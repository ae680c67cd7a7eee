import { facedown, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meet = (corp: object = {}, runner: object = {}) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Ansel 2.0')], ...corp })
    .runner({ clicks: 3, ...runner })
    .encountering('Ansel 2.0')

test('the Runner loses 2 clicks to break up to 2 subroutines of Ansel 2.0', () => {
  const game = meet()
  game.runner.uses('Ansel 2.0')
  expect(() => game.runner.breaks(0, 1, 3)).toThrow('tooMany')
  game.runner.breaks(0, 3)
  expect(game.runner.clicks).toBe(1)
  expect(game.card('Ansel 2.0').subroutines.map(each => each.broken)).toEqual([true, false, false, true])
  expect(() => game.runner.uses('Ansel 2.0')).toThrow('click')
})

test('the Runner may break only 1 subroutine of Ansel 2.0 for the 2 clicks, and the Corp breaks none', () => {
  const game = meet()
  game.runner.uses('Ansel 2.0')
  game.runner.breaks(3)
  expect(game.card('Ansel 2.0').subroutines.map(each => each.broken)).toEqual([false, false, false, true])
  game.runner.passes()
  expect(game.corp.question?.options.map(option => option.kind)).toEqual(['pass'])
})

test('Ansel 2.0 trashes an installed Runner card, removes a card in the heap from the game, and ends the run', () => {
  const game = meet({}, { rig: ['Corroder', 'Wyldside'], heap: ['Diesel', 'Sure Gamble'] })
  game.bothPass()
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Corroder', 'Wyldside'])
  game.corp.answers('choose', 'Wyldside')
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Diesel',
    'Sure Gamble',
    'Wyldside',
  ])
  game.corp.answers('choose', 'Sure Gamble')
  expect(game.runner).toMatchObject({ rig: ['Corroder'], removed: ['Sure Gamble'] })
  expect(game.runner.heap.toSorted()).toEqual(['Diesel', 'Wyldside'])
  expect(game.state.run).toBeUndefined()
})

test('Ansel 2.0 with nothing installed and an empty heap only ends the run', () => {
  const game = meet()
  game.bothPass()
  expect(game.state.run).toBeUndefined()
})

test('Ansel 2.0 may install a card from HQ or from Archives', () => {
  const game = meet({
    credits: 5,
    hand: ['Enigma', 'Hedge Fund', 'Hostile Takeover'],
    archives: [facedown('PAD Campaign'), 'SanSan City Grid'],
  })
  game.bothPass()
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Enigma',
    'Hostile Takeover',
    'PAD Campaign',
    'SanSan City Grid',
  ])
  game.corp.answers('choose', 'PAD Campaign')
  game.corp.answers('server', 'newRemote')
  expect(game.corp.servers.remote1?.root).toEqual(['PAD Campaign'])
  expect(game.state.run).toBeUndefined()
})

test('Ansel 2.0 need not install a card', () => {
  const game = meet({ hand: ['Enigma'] })
  game.bothPass()
  game.corp.declines()
  expect(game.corp.hand).toEqual(['Enigma'])
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma', 'PAD Campaign'],
  others: ['Hedge Fund', 'Biotic Labor'],
  must: true,
  begin(hidden) {
    const game = meet({ hand: hidden })
    game.runner.uses('Ansel 2.0')
    game.runner.breaks(3)
    game.bothPass()
    game.corp.answers('may', 'yes')
    return game
  },
})

test('Ansel 2.0 does not let the Runner break subroutines on other ice', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ansel 2.0'), rezzed('Enigma')] })
    .runner({ clicks: 3 })
    .encountering('Enigma')
  expect(() => game.runner.uses('Ansel 2.0')).toThrow('Ansel 2.0')
})
