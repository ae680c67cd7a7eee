import { facedown, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (credits: number, archives: readonly (string | ReturnType<typeof facedown>)[], more = {}) => {
  const game = scenario({ definitions })
    .corp({ credits, hand: ['Reanimation Protocol'], archives, ...more })
    .corpTurn()
  game.corp.plays('Reanimation Protocol')
  return game
}
const choosing = (game: ReturnType<typeof begin>, ice: string) => {
  game.corp.answers('choose', ice)
  game.corp.answers('server', 'HQ')
  return game
}

test('Reanimation Protocol installs and rezzes ice from Archives for 10 credits less, and gives 1 bad publicity', () => {
  const game = begin(2, ['Enigma', facedown('Hunter'), 'PAD Campaign'])
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Enigma', 'Hunter'])
  choosing(game, 'Hunter')
  expect(game.card('Hunter')).toMatchObject({ zone: 'ice', rezzed: true })
  expect(game.corp).toMatchObject({ credits: 0, badPublicity: 1 })
})

test('Reanimation Protocol gives no bad publicity of its own for liability ice', () => {
  const game = choosing(begin(2, ['Grubber']), 'Grubber')
  expect(game.card('Grubber').rezzed).toBe(true)
  // Grubber takes its own in front of a central server.
  expect(game.corp.badPublicity).toBe(1)
  const remote = begin(2, ['Grubber'])
  remote.corp.answers('choose', 'Grubber')
  remote.corp.answers('server', 'newRemote')
  expect(remote.card('Grubber').rezzed).toBe(true)
  expect(remote.corp.badPublicity).toBe(0)
})

test('CR 1.16.2f: the 10 credits of Reanimation Protocol are for both costs together', () => {
  const game = begin(5, ['Hadrian’s Wall'], { hqIce: ['Enigma', 'Hunter'] })
  game.corp.answers('choose', 'Hadrian’s Wall')
  game.corp.answers('server', 'HQ')
  game.corp.answers('trashLike', 'continue')
  game.corp.answers('number', 2)
  expect(game.card('Hadrian’s Wall').rezzed).toBe(true)
  expect(game.corp.credits).toBe(1)
})

test('Reanimation Protocol gives no bad publicity when the ice was not rezzed', () => {
  const game = choosing(begin(2, ['Archer']), 'Archer')
  expect(game.card('Archer')).toMatchObject({ zone: 'ice', rezzed: false })
  expect(game.corp.badPublicity).toBe(0)
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma', 'PAD Campaign'],
  others: ['Hedge Fund', 'PAD Campaign'],
  must: true,
  begin: hidden =>
    begin(
      5,
      hidden.map(each => facedown(each)),
    ),
})
