import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const ending = (deck: readonly string[], hqIce: readonly string[] = []) => {
  const game = scenario({ definitions })
    .corp({ credits: 0, scored: [card('Off the Books', { counters: { agenda: 2 } })], deck, hqIce })
    .at('corpTurn.discard')
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  return game
}

test('CR 10.13.1: Off the Books gets a counter for each advancement counter more than it needs', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Off the Books', { advanced: 4 })] }] })
    .corpTurn('window')
  game.corp.scores('Off the Books')
  expect(game.card('Off the Books').counters).toMatchObject({ agenda: 1 })
})

test('Off the Books: any card is found and revealed, and installed for nothing', () => {
  const game = ending(['Enigma', 'Hedge Fund', 'Nisei MK II'], ['Hunter', 'Chum'])
  game.corp.agrees()
  expect(game.corp.question?.options.flatMap(option => option.card ?? []).sort()).toEqual([
    'Enigma',
    'Hedge Fund',
    'Nisei MK II',
  ])
  game.corp.answers('search', 'Enigma')
  expect(game.state.log.some(each => each.what === 'revealed' && each.card === 'Enigma')).toBe(true)
  game.corp.agrees()
  game.corp.answers('server', 'HQ')
  game.corp.answers('trashLike', 'continue')
  expect(game.corp).toMatchObject({ credits: 0, hand: [] })
  expect(game.corp.servers.hq?.ice).toEqual(['Hunter', 'Chum', 'Enigma'])
  expect(game.card('Off the Books').counters).toMatchObject({ agenda: 1 })
})

test('Off the Books: what the Corp does not install comes to HQ', () => {
  const game = ending(['Enigma', 'Hedge Fund'])
  game.corp.agrees()
  game.corp.answers('search', 'Enigma')
  game.corp.declines()
  expect(game.corp).toMatchObject({ hand: ['Enigma'], deck: ['Hedge Fund'] })
})

test('Off the Books: an operation cannot be installed, so it comes to HQ', () => {
  const game = ending(['Enigma', 'Hedge Fund'])
  game.corp.agrees()
  game.corp.answers('search', 'Hedge Fund')
  expect(game.corp).toMatchObject({ hand: ['Hedge Fund'], deck: ['Enigma'] })
})

test('Off the Books: the Corp keeps the counter', () => {
  const game = ending(['Enigma', 'Hedge Fund'])
  game.corp.declines()
  expect(game.card('Off the Books').counters).toMatchObject({ agenda: 2 })
  expect(game.corp.deck).toEqual(['Enigma', 'Hedge Fund'])
})

test('Off the Books does nothing when the discard phase of the Runner ends', () => {
  const game = scenario({ definitions })
    .corp({ scored: [card('Off the Books', { counters: { agenda: 1 } })], deck: ['Enigma', 'Hedge Fund'] })
    .at('runnerTurn.discard')
  game.passUntil('corpAction')
  expect(game.card('Off the Books').counters).toMatchObject({ agenda: 1 })
})
