import { changeServer } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (credits: number, runner: object = {}, corp: object = {}) =>
  scenario({ definitions })
    .corp({ credits, hand: ['Hedge Fund', 'Enigma'], ...corp })
    .runner({ credits: 0, hand: ['Transfer of Wealth'], ...runner })
    .runnerTurn()

const after = (credits: number, runner: object = {}, corp: object = {}) => {
  const game = begin(credits, runner, corp)
  game.runner.plays('Transfer of Wealth')
  game.passUntil('breach')
  return game
}

test('Transfer of Wealth runs HQ: the Runner takes 1 tag, the Corp loses 3 credits, and the Runner gains 6', () => {
  const game = after(5)
  expect(game.state.run?.server).toBe('hq')
  expect(game.runner).toMatchObject({ credits: 6, tags: 1 })
  expect(game.corp.credits).toBe(2)
})

test('CR 1.10.3b: Transfer of Wealth gives 2 credits only for each credit that was lost', () => {
  expect(after(1).runner).toMatchObject({ credits: 2, tags: 1 })
  expect(after(0).runner).toMatchObject({ credits: 0, tags: 1 })
})

test('Transfer of Wealth does nothing when the run is not successful', () => {
  const game = begin(5, {}, { hqIce: [rezzed('Wall of Static')] })
  game.runner.plays('Transfer of Wealth')
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ credits: 0, tags: 0 })
  expect(game.corp.credits).toBe(5)
})

test('CR 9.9.5: the tag of Transfer of Wealth can be prevented, and the Corp loses its credits all the same', () => {
  const game = begin(5, { rig: ['Decoy'] })
  game.runner.plays('Transfer of Wealth')
  game.passUntil(state => state.waiting.some(({ asks }) => asks === 'interrupt'))
  game.runner.uses('Decoy')
  game.passUntil('breach')
  expect(game.runner).toMatchObject({ credits: 6, tags: 0 })
  expect(game.corp.credits).toBe(2)
})

test('CR 6.7.4a: Transfer of Wealth does nothing when the run is successful on another server', () => {
  const game = begin(5)
  game.runner.plays('Transfer of Wealth')
  game.fiat.resolve('runner', changeServer('rnd'))
  game.finishRun({ accesses: 'pass' })
  expect(game.runner).toMatchObject({ credits: 0, tags: 0 })
})
