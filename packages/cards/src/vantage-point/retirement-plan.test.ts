import { facedown, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (archives: readonly (string | ReturnType<typeof facedown>)[], more = {}) =>
  scenario({ definitions })
    .corp({ credits: 5, hand: ['Retirement Plan'], archives, ...more })
    .corpTurn()

test('Retirement Plan installs an agenda, asset or piece of ice from Archives, faceup or facedown, for two clicks', () => {
  const game = begin(['Hostile Takeover', facedown('PAD Campaign'), 'Enigma', 'Hedge Fund', 'Red Herrings'])
  game.corp.plays('Retirement Plan')
  expect(game.corp).toMatchObject({ credits: 4, clicks: 1 })
  expect(game.corp.question?.options.map(option => option.card)).toEqual([
    'Hostile Takeover',
    'PAD Campaign',
    'Enigma',
  ])
  expect(game.corp.question).toMatchObject({ min: 1, max: 1 })
  game.corp.answers('choose', 'PAD Campaign')
  game.corp.answers('server', 'newRemote')
  expect(game.corp.servers.remote1?.root).toEqual(['PAD Campaign'])
  expect(game.card('PAD Campaign').rezzed).toBe(false)
})

test('Retirement Plan: ice costs 1 credit for each piece that is there already', () => {
  const game = begin(['Enigma'], { hqIce: ['Hunter', 'Chum'] })
  game.corp.plays('Retirement Plan')
  game.corp.answers('choose', 'Enigma')
  game.corp.answers('server', 'HQ')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp.credits).toBe(2)
  expect(game.corp.servers.hq?.ice).toEqual(['Hunter', 'Chum', 'Enigma'])
})

test('CR 1.16.10: Retirement Plan cannot be played with 1 click', () => {
  const game = begin(['Enigma'], { clicks: 1 })
  expect(() => game.corp.plays('Retirement Plan')).toThrow('it takes 2 clicks, and the Corp has 1')
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma', 'PAD Campaign'],
  others: ['Hedge Fund', 'Red Herrings'],
  must: true,
  begin(hidden) {
    const game = begin(hidden.map(each => facedown(each)))
    game.corp.plays('Retirement Plan')
    return game
  },
})
