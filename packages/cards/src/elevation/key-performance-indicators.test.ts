import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (
  hand: readonly string[] = ['Enigma', 'Hedge Fund'],
  more: { hqIce?: readonly string[]; remotes?: { root: string[] }[] } = {},
) => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hand: ['Key Performance Indicators', ...hand], deck: ['Hunter', 'Chum'], ...more })
    .corpTurn()
  game.corp.plays('Key Performance Indicators')
  return game
}

test('Key Performance Indicators: 2 of 4 things are done, in the order that the Corp likes', () => {
  const game = begin()
  expect(game.corp.question?.options).toHaveLength(4)
  game.corp.answers('effect', 'Gain 2')
  expect(game.corp.credits).toBe(2)
  expect(game.corp.question?.options).toHaveLength(3)
  game.corp.answers('effect', 'Draw 1 card')
  expect(game.corp.hand).toEqual(['Enigma', 'Hedge Fund', 'Hunter'])
  game.corp.answers('choose', 'Enigma')
  expect(game.corp.hand).toEqual(['Hedge Fund', 'Hunter'])
  expect([...game.corp.deck].sort()).toEqual(['Chum', 'Enigma'])
  expect(game.corp.question?.kind).toBe('paidWindow')
})

test('Key Performance Indicators: nothing can be done twice', () => {
  const game = begin()
  game.corp.answers('effect', 'Gain 2')
  expect(() => game.corp.answers('effect', 'Gain 2')).toThrow('Gain 2')
})

test('Key Performance Indicators: the card that was just drawn can be shuffled back', () => {
  const game = begin()
  game.corp.answers('effect', 'Draw 1 card')
  game.corp.answers('choose', 'Hunter')
  expect(game.corp.hand).toEqual(['Enigma', 'Hedge Fund'])
  expect([...game.corp.deck].sort()).toEqual(['Chum', 'Hunter'])
})

test('Key Performance Indicators: ice is installed for nothing, and a card gets an advancement counter', () => {
  const game = begin(['Enigma', 'Chum'], {
    hqIce: ['Ice Wall', 'Hunter'],
    remotes: [{ root: ['Nisei MK II'] }],
  })
  game.corp.answers('effect', 'Install 1 piece of ice')
  game.corp.answers('choose', 'Chum')
  game.corp.answers('server', 'HQ')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp).toMatchObject({ credits: 0, hand: ['Enigma'] })
  game.corp.answers('effect', 'Place 1 advancement counter')
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual(['Ice Wall', 'Nisei MK II'])
  game.corp.answers('choose', 'Nisei MK II')
  expect(game.card('Nisei MK II').advancement).toBe(1)
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = begin(hidden)
    game.corp.answers('effect', 'Gain 2')
    game.corp.answers('effect', 'Install 1 piece of ice')
    return game
  },
})
