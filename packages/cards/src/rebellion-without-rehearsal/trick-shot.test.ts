import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const plays = () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Hedge Fund', 'Enigma', 'Chum'], remotes: [{ root: ['PAD Campaign'] }] })
    .runner({ credits: 1, hand: ['Trick Shot'] })
    .runnerTurn()
  game.runner.plays('Trick Shot')
  expect(game.card('Trick Shot').counters).toMatchObject({ credit: 4 })
  game.passUntil('access')
  expect(game.card('Trick Shot').counters).toMatchObject({ credit: 6 })
  game.finishRun({ accesses: 'pass' })
  expect(game.state.log.filter(each => each.what === 'accessed')).toHaveLength(2)
  return game
}

test('Trick Shot accesses 1 additional card of R&D, and may run a remote server, with its credits', () => {
  const game = plays()
  game.runner.agrees()
  game.passUntil('access')
  game.runner.trashes()
  expect(game.corp.archives).toEqual(['PAD Campaign'])
  expect(game.runner.heap).toEqual(['Trick Shot'])
})

test('Trick Shot may make no other run', () => {
  const game = plays()
  game.runner.declines()
  expect(game.state.run).toBeUndefined()
  expect(game.runner.heap).toEqual(['Trick Shot'])
})

test('Trick Shot gets no 2 credits if the run is not successful', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Trick Shot'] })
    .runnerTurn()
  game.runner.plays('Trick Shot')
  game.fiat.endRun()
  expect(game.card('Trick Shot').counters).not.toMatchObject({ credit: 6 })
})
