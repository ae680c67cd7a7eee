import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma'), rezzed('Ichi 1.0')], rndIce: ['Hunter'] })
    .runner({
      credits: 5,
      hand: ['Spree'],
      rig: [card('Slap Vandal', { on: 'Hunter' }), card('Saci', { on: 'Hunter' }), 'Mimic'],
    })
    .runnerTurn()
  game.runner.plays('Spree')
  game.runner.answers('server', 'HQ')
  return game
}

test('Spree hosts an installed trojan program on ice of the attacked server for a counter', () => {
  const game = begin()
  expect(game.card('Spree').counters).toMatchObject({ power: 3 })
  game.runner.uses('Spree')
  expect(game.runner.question?.options.map(option => option.card).toSorted()).toEqual(['Saci', 'Slap Vandal'])
  game.runner.chooses('Saci')
  expect(game.runner.question?.options.map(option => option.card).toSorted()).toEqual(['Enigma', 'Ichi 1.0'])
  game.runner.chooses('Ichi 1.0')
  expect(game.card('Saci').host).toBe('Ichi 1.0')
  expect(game.card('Spree').counters).toMatchObject({ power: 2 })
})

test('Spree hosts the same trojan again as the run goes on, and is trashed then', () => {
  const game = begin()
  for (const ice of ['Ichi 1.0', 'Enigma']) {
    game.runner.uses('Spree')
    game.runner.chooses('Slap Vandal')
    game.runner.chooses(ice)
    expect(game.card('Slap Vandal').host).toBe(ice)
  }
  game.fiat.endRun()
  expect(game.runner.heap).toEqual(['Spree'])
})
