import { rezzed, scenario, successfulRun } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Lemuria Codecracker exposes a card after a successful run on HQ this turn', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Snare!'] }], hqIce: [rezzed('Enigma')] })
    .runner({ credits: 1, rig: ['Lemuria Codecracker'] })
    .history(successfulRun('hq'))
    .runnerTurn()
  game.runner.uses('Lemuria Codecracker')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Snare!'])
  game.runner.answers('choose', 'Snare!')
  game.corp.passes()
  expect(game.state.log.some(each => each.what === 'exposed' && each.card === 'Snare!')).toBe(true)
  expect(game.card('Snare!').rezzed).toBe(false)
})

test('Lemuria Codecracker needs that run', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Snare!'] }] })
    .runner({ credits: 1, rig: ['Lemuria Codecracker'] })
    .history(successfulRun('rnd'))
    .runnerTurn()
  expect(() => game.runner.uses('Lemuria Codecracker')).toThrow(
    'you did not make a successful run on HQ this turn',
  )
})

test('Lemuria Codecracker costs a click and a credit, and is an action', () => {
  const turn = (credits: number, at?: 'window') =>
    scenario({ definitions })
      .corp({ remotes: [{ root: ['PAD Campaign'] }] })
      .runner({ credits, rig: ['Lemuria Codecracker'] })
      .history(successfulRun('hq'))
      .runnerTurn(at)
  expect(() => turn(0).runner.uses('Lemuria Codecracker')).toThrow('CR 1.16.1')
  expect(() => turn(1, 'window').runner.uses('Lemuria Codecracker')).toThrow('CR 9.5.2a')
  const game = turn(1)
  game.runner.uses('Lemuria Codecracker')
  expect(game.runner).toMatchObject({ credits: 0, clicks: 3 })
})

test('Lemuria Codecracker may be used after a run with Sneakdoor Beta, which was successful on HQ', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Snare!'] }] })
    .runner({ credits: 1, rig: ['Lemuria Codecracker', 'Sneakdoor Beta'] })
    .runnerTurn()
  expect(() => game.runner.uses('Lemuria Codecracker')).toThrow('CR 9.3.2')
  game.runner.uses('Sneakdoor Beta')
  game.passUntil('nextAction')
  game.runner.uses('Lemuria Codecracker')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Snare!'])
})

test('Lemuria Codecracker exposes one card, also after another run since the one on HQ', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma'], remotes: [{ root: ['Snare!'] }] })
    .runner({ credits: 1, rig: ['Lemuria Codecracker'] })
    .history(successfulRun('hq'))
    .runnerTurn()
  game.runner.runs('Archives')
  game.passUntil('nextAction')
  game.runner.uses('Lemuria Codecracker')
  expect(game.runner.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  game.runner.answers('choose', 'Enigma')
  game.corp.passes()
  const exposed = game.state.log.filter(({ what }) => what === 'exposed')
  expect(exposed.map(({ card }) => card)).toEqual(['Enigma'])
})
