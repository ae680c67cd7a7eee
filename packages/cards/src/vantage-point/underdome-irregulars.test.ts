import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (tags: number, history: 'ice' | 'asset' | 'none', rig = ['Underdome Irregulars']) => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Ice Wall'], remotes: [{ root: ['PAD Campaign'] }], credits: 9 })
    .runner({ tags, clicks: 1, deck: ['Diesel', 'Mimic', 'Decoy'], rig })
    .runnerTurn()
  if (history === 'ice') game.fiat.rez('Ice Wall', 'free')
  if (history === 'asset') game.fiat.rez('PAD Campaign', 'free')
  game.runner.gainsCredit()
  game.passUntil(
    state =>
      state.waiting.some(({ asks }) => asks === 'effect' || asks === 'reaction') || state.active === 'corp',
  )
  return game
}

test('Underdome Irregulars draws 2 cards or removes 1 tag when ice was rezzed in the turn', () => {
  const game = begin(2, 'ice')
  expect(game.runner.question?.options.map(({ label }) => label)).toEqual(['Draw 2 cards', 'Remove 1 tag'])
  const asked = game.save()
  game.runner.answers('effect', 0)
  expect(game.runner).toMatchObject({ tags: 2, hand: ['Diesel', 'Mimic'], rig: ['Underdome Irregulars'] })
  game.restore(asked)
  game.runner.answers('effect', 1)
  expect(game.runner).toMatchObject({ tags: 1, hand: [], rig: ['Underdome Irregulars'] })
})

test('Underdome Irregulars is trashed when no ice was rezzed in the turn, whatever else was', () => {
  expect(begin(1, 'none').runner).toMatchObject({
    tags: 1,
    hand: [],
    rig: [],
    heap: ['Underdome Irregulars'],
  })
  expect(begin(1, 'asset').runner).toMatchObject({ rig: [], heap: ['Underdome Irregulars'] })
})

test('Underdome Irregulars counts ice that has been derezzed or trashed since', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Ice Wall'], rndIce: [rezzed('Enigma')] })
    .runner({ clicks: 1, deck: ['Diesel', 'Mimic', 'Decoy'], rig: ['Underdome Irregulars'] })
    .runnerTurn()
  game.fiat.rez('Ice Wall', 'free')
  game.fiat.trash('Ice Wall')
  game.runner.gainsCredit()
  game.passUntil(state => state.waiting.some(({ asks }) => asks === 'effect'))
  game.runner.answers('effect', 0)
  expect(game.runner.hand).toEqual(['Diesel', 'Mimic'])
})

test('Underdome Irregulars looks at its own turn alone: ice rezzed in the Corp’s turn before does not count', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Ice Wall'], clicks: 1 })
    .runner({ rig: ['Underdome Irregulars'] })
    .corpTurn()
  game.fiat.rez('Ice Wall', 'free')
  game.corp.gainsCredit()
  for (let i = 0; i < 4; i++) {
    game.passUntil('runnerAction')
    expect(game.runner.rig).toEqual(['Underdome Irregulars'])
    game.runner.gainsCredit()
  }
  game.passUntil('corpAction')
  expect(game.runner.rig).toEqual([])
})

test('Underdome Irregulars has each copy do its part', () => {
  const game = begin(2, 'ice', ['Underdome Irregulars', 'Underdome Irregulars'])
  game.runner.answers('reaction', 'Underdome Irregulars')
  game.runner.answers('effect', 0)
  game.runner.answers('effect', 1)
  expect(game.runner).toMatchObject({ tags: 1, hand: ['Diesel', 'Mimic'] })
})
