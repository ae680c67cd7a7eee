import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (hand: readonly string[], runner: object = {}) =>
  scenario({ definitions })
    .runner({ credits: 5, hand, rig: ['Madani'], ...runner })
    .runnerTurn()

test('Madani hosts any number of programs from the grip faceup, and they are not installed', () => {
  const game = begin(['Mimic', 'Corroder', 'Djinn', 'Diesel'])
  game.runner.uses('Madani', 0)
  expect(game.runner.question).toMatchObject({ kind: 'choose', min: 0, max: 3 })
  expect(game.runner.question?.options.map(option => option.card).sort()).toEqual([
    'Corroder',
    'Djinn',
    'Mimic',
  ])
  game.runner.answers('choose', 'Mimic', 'Djinn')
  expect(game.card('Madani').hosted.toSorted()).toEqual(['Djinn', 'Mimic'])
  expect(game.runner).toMatchObject({ clicks: 3, programs: [], memoryUsed: 0 })
  expect(game.card('Mimic')).toMatchObject({ zone: 'hosted', facedown: false })
})

test('Madani may host nothing', () => {
  const game = begin(['Mimic'])
  game.runner.uses('Madani', 0)
  game.runner.answers('choose')
  expect(game.runner).toMatchObject({ clicks: 3, hand: ['Mimic'] })
})

test('CR 1.13.2c: what Madani installs is hosted no longer, and takes memory', () => {
  const game = scenario({ definitions })
    .runner({ credits: 5, rig: ['Madani'], hand: ['Mimic', 'Corroder'] })
    .runnerTurn('window')
  for (const title of ['Mimic', 'Corroder']) game.fiat.move(title, 'hosted', { on: 'Madani' })
  game.runner.uses('Madani', 1)
  game.runner.answers('choose', 'Mimic')
  expect(game.runner).toMatchObject({ credits: 2, clicks: 4, programs: ['Mimic'], memoryUsed: 1 })
  expect(game.card('Madani').hosted).toEqual(['Corroder'])
  expect(() => game.runner.uses('Madani', 1)).toThrow('CR 9.3.6g')
})

test('CR 1.13.13: what Madani hosts is trashed with it', () => {
  const game = begin(['Mimic'])
  game.runner.uses('Madani', 0)
  game.runner.answers('choose', 'Mimic')
  game.fiat.trash('Madani')
  expect(game.runner.heap.toSorted()).toEqual(['Madani', 'Mimic'])
})

test('Madani installs nothing that cannot be paid for, and nothing that another card hosts', () => {
  const installing = () => {
    const game = scenario({ definitions })
      .runner({ credits: 2, rig: ['Madani', 'Djinn'], hand: ['Mimic', 'Corroder', 'Parasite'] })
      .runnerTurn('window')
    for (const title of ['Mimic', 'Corroder']) game.fiat.move(title, 'hosted', { on: 'Madani' })
    game.fiat.move('Parasite', 'hosted', { on: 'Djinn' })
    game.runner.uses('Madani', 1)
    expect(game.runner.question?.options.map(option => option.card)).toEqual(['Mimic', 'Corroder'])
    return game
  }
  const paid = installing()
  paid.runner.answers('choose', 'Corroder')
  paid.runner.answers('trashLike', 'continue')
  expect(paid.runner).toMatchObject({ credits: 0, programs: ['Djinn', 'Corroder'] })
  const unpaid = installing()
  unpaid.runner.answers('choose', 'Mimic')
  expect(unpaid.runner).toMatchObject({ credits: 2, programs: ['Djinn'] })
})

asksWhateverIsHidden({
  by: 'runner',
  fitting: ['Mimic', 'Sure Gamble'],
  others: ['Diesel', 'Sure Gamble'],
  must: false,
  begin(hidden) {
    const game = begin(hidden)
    game.runner.uses('Madani', 0)
    return game
  },
})
