import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (credits: number, more: object = {}) =>
  scenario({ definitions })
    .corp({
      credits,
      hqIce: ['Enigma', 'Ice Wall'],
      remotes: [{ root: ['PAD Campaign'], ice: ['Hunter'] }],
      ...more,
    })
    .runner({ credits: 1, hand: ['Tread Lightly'] })
    .runnerTurn()

test('Tread Lightly runs any server, and each piece of ice costs 3 credits more to rez in that run', () => {
  const game = begin(10)
  game.runner.plays('Tread Lightly')
  game.runner.chooses('HQ')
  expect(game.runner.credits).toBe(0)
  game.passUntil('approach')
  game.runner.passes()
  game.corp.rezzes('Ice Wall')
  expect(game.corp.credits).toBe(6)
  expect(game.card('Enigma').cost).toBe(6)
})

test('CR 1.16.1: Tread Lightly leaves the Corp without the rest of the rez cost unable to rez', () => {
  const game = begin(3)
  game.runner.plays('Tread Lightly')
  game.runner.chooses('HQ')
  game.passUntil('approach')
  game.runner.passes()
  expect(() => game.corp.rezzes('Ice Wall')).toThrow('CR 1.16.1')
})

test('Tread Lightly may run a remote server', () => {
  const game = begin(4)
  game.runner.plays('Tread Lightly')
  game.runner.chooses('Server 1')
  game.passUntil('approach')
  game.runner.passes()
  game.corp.rezzes('Hunter')
  expect(game.corp.credits).toBe(0)
})

test('Tread Lightly makes nothing dearer but ice, and nothing after that run', () => {
  const game = begin(10, { hqIce: ['Enigma'] })
  game.runner.plays('Tread Lightly')
  game.runner.chooses('HQ')
  expect(game.card('PAD Campaign').cost).toBe(2)
  expect(game.card('Enigma').cost).toBe(6)
  game.finishRun({ accesses: 'pass' })
  expect(game.card('Enigma').cost).toBe(3)
})
