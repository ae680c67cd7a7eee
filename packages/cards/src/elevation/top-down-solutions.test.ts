import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () => {
  const game = scenario({ definitions })
    .corp({
      credits: 9,
      hand: ['Top-Down Solutions', 'Enigma'],
      deck: ['PAD Campaign', 'Hedge Fund', 'Hunter'],
    })
    .corpTurn()
  game.corp.plays('Top-Down Solutions')
  return game
}

test('Top-Down Solutions draws 2 cards before the Corp chooses which cards to install', () => {
  const game = begin()
  expect(game.corp.hand).toEqual(['Enigma', 'PAD Campaign', 'Hedge Fund'])
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 0, max: 1 })
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual(['Enigma', 'PAD Campaign'])
})

test('Top-Down Solutions installs 2 cards one after the other, and the Corp pays for the second piece of ice', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 9,
      hand: ['Top-Down Solutions', 'Enigma', 'Hunter'],
      deck: ['PAD Campaign', 'Hedge Fund'],
    })
    .corpTurn()
  game.corp.plays('Top-Down Solutions')
  game.corp.answers('choose', 'Enigma')
  game.corp.answers('server', 'HQ')
  expect(game.corp.servers.hq).toMatchObject({ ice: ['Enigma'] })
  game.corp.answers('choose', 'Hunter')
  game.corp.answers('server', 'HQ')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp.servers.hq).toMatchObject({ ice: ['Enigma', 'Hunter'] })
  expect(game.corp).toMatchObject({ credits: 6, clicks: 2, hand: ['PAD Campaign', 'Hedge Fund'] })
  expect(game.corp.question?.kind).toBe('paidWindow')
})

test('Top-Down Solutions: the Corp may install only 1 card', () => {
  const game = begin()
  game.corp.answers('choose', 'PAD Campaign')
  game.corp.answers('server', 'newRemote')
  game.corp.answers('choose')
  expect(game.corp).toMatchObject({ credits: 7, hand: ['Enigma', 'Hedge Fund'] })
  expect(game.corp.question?.kind).toBe('paidWindow')
})

test('Top-Down Solutions: the Corp may install no card', () => {
  const game = begin()
  game.corp.answers('choose')
  expect(game.corp).toMatchObject({ credits: 7, hand: ['Enigma', 'PAD Campaign', 'Hedge Fund'] })
  expect(game.corp.question?.kind).toBe('paidWindow')
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma', 'PAD Campaign'],
  others: ['Hedge Fund', 'Biotic Labor'],
  must: false,
  begin(hidden) {
    const game = scenario({ definitions })
      .corp({ credits: 9, hand: ['Top-Down Solutions'], deck: [...hidden, 'Hunter'] })
      .corpTurn()
    game.corp.plays('Top-Down Solutions')
    return game
  },
})

test('Top-Down Solutions installs agendas and upgrades too', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 9,
      hand: ['Top-Down Solutions', 'Hostile Takeover'],
      deck: ['SanSan City Grid', 'Hedge Fund', 'Hedge Fund'],
    })
    .corpTurn()
  game.corp.plays('Top-Down Solutions')
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual([
    'Hostile Takeover',
    'SanSan City Grid',
  ])
})
