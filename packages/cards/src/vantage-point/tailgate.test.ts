import { changeServer } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (ice: readonly string[], credits: number, more: object = {}) =>
  scenario({ definitions })
    .corp({ hqIce: ice, rndIce: ['Hunter'], hand: ['Chum', 'Archer', 'Shadow', 'Rototurret'], ...more })
    .runner({ credits, hand: ['Tailgate'] })
    .runnerTurn()

test('Tailgate costs 1 credit less for each piece of ice protecting HQ, rezzed or not, and never less than 0', () => {
  const left = (ice: readonly string[]) => {
    const game = begin(ice, 3)
    game.runner.plays('Tailgate')
    return game.runner.credits
  }
  expect(left([])).toBe(0)
  expect(left(['Enigma'])).toBe(1)
  expect(left(['Enigma', 'Ice Wall'])).toBe(2)
  expect(left(['Enigma', 'Ice Wall', 'Hunter'])).toBe(3)
  expect(left(['Enigma', 'Ice Wall', 'Hunter', 'Enigma'])).toBe(3)
})

test('CR 1.16.1: Tailgate cannot be played by a player who has not the rest of its cost', () => {
  expect(() => begin(['Enigma'], 1).runner.plays('Tailgate')).toThrow('CR 1.16.1')
  expect(begin(['Enigma'], 2).card('Tailgate')).toMatchObject({ cost: 2, printedCost: 3 })
})

test('Tailgate accesses 3 cards of HQ', () => {
  const game = begin([], 3)
  game.runner.plays('Tailgate')
  game.finishRun({ accesses: 'pass' })
  expect(game.state.log.filter(({ what }) => what === 'accessed')).toHaveLength(3)
  game.passUntil('nextAction')
  game.runner.runs('HQ')
  game.finishRun({ accesses: 'pass' })
  expect(game.state.log.filter(({ what }) => what === 'accessed')).toHaveLength(4)
})

test('CR 6.7.4a: Tailgate accesses nothing more of another server, and nothing after a run that fails', () => {
  const moved = begin([], 3)
  moved.runner.plays('Tailgate')
  moved.fiat.resolve('runner', changeServer('rnd'))
  moved.finishRun({ accesses: 'pass' })
  expect(moved.state.log.filter(({ what }) => what === 'accessed')).toHaveLength(1)
  const stopped = begin([], 3, { hqIce: [rezzed('Wall of Static')] })
  stopped.runner.plays('Tailgate')
  stopped.passUntil('nextAction')
  expect(stopped.state.log.some(({ what }) => what === 'accessed')).toBe(false)
})
