import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test("Aesop's Pawnshop: one other card may be trashed for 3 credits when the turn begins", () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0 })
    .runner({ credits: 0, rig: ["Aesop's Pawnshop", 'Decoy', 'Mimic'] })
    .corpTurn('window')
  game.passUntil(state => state.waiting.some(question => question.asks === 'confirm'))
  game.runner.answers('mayPay', 'pay')
  expect(game.runner.question).toMatchObject({ min: 1, max: 1 })
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Decoy', 'Mimic'])
  game.runner.answers('payment', 'Decoy')
  expect(game.runner).toMatchObject({ credits: 3, heap: ['Decoy'] })
  game.passUntil('nextAction')
  expect(game.state.active).toBe('runner')
})

test("Aesop's Pawnshop may be left alone", () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0 })
    .runner({ credits: 0, rig: ["Aesop's Pawnshop", 'Decoy'] })
    .corpTurn('window')
  game.passUntil(state => state.waiting.some(question => question.asks === 'confirm'))
  game.runner.declines()
  expect(game.runner).toMatchObject({ credits: 0, rig: ['Aesop’s Pawnshop', 'Decoy'] })
})

test("Aesop's Pawnshop takes another card of the Runner only: not itself, and none of the Corp", () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0, hqIce: [rezzed('Enigma')] })
    .runner({ credits: 0, rig: ["Aesop's Pawnshop"] })
    .corpTurn('window')
  game.passUntil('runnerAction')
  expect(game.runner).toMatchObject({ credits: 0, rig: ['Aesop’s Pawnshop'] })
})

test("ruling: Aesop's Pawnshop: once each turn", () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, rig: ["Aesop's Pawnshop", 'Decoy', 'Mimic'] })
    .beforeRunnerTurn()
  game.passUntil(state => state.waiting.some(question => question.asks === 'confirm'))
  game.runner.agrees()
  game.runner.answers('payment', 'Mimic')
  game.passUntil('runnerAction')
  expect(game.runner).toMatchObject({ credits: 3, rig: ['Aesop’s Pawnshop', 'Decoy'] })
})
