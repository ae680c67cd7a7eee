import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('The Toolbox gives 2 memory, 2 link and 2 recurring credits for icebreakers', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 0, rig: ['Corroder', card('The Toolbox', { counters: { credit: 2 } })] })
    .encountering('Wall of Static')
  expect(game.runner).toMatchObject({ memory: 6, link: 2 })
  game.runner.uses('Corroder', 1)
  game.runner.uses('Corroder', 0)
  expect(game.card('The Toolbox').counters.credit).toBe(0)
})

test('The Toolbox does not pay for installing', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Corroder'], rig: [card('The Toolbox', { counters: { credit: 2 } })] })
    .runnerTurn()
  expect(() => game.runner.installs('Corroder')).toThrow('it costs 2 credits, and the Runner has 1 credit')
})

test('CR 10.3.1d: a second console trashes the older one', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, hand: ['Desperado'], rig: ['The Toolbox'] })
    .runnerTurn()
  game.runner.installs('Desperado')
  expect(game.runner).toMatchObject({ hardware: ['Desperado'], heap: ['The Toolbox'] })
})

test('CR 1.10.5: The Toolbox is filled up to 2 credits when the turn of the Runner begins', () => {
  const game = scenario({ definitions })
    .runner({ rig: [card('The Toolbox', { counters: { credit: 1 } })] })
    .beforeRunnerTurn()
  game.passUntil('runnerAction')
  expect(game.card('The Toolbox').counters.credit).toBe(2)
})

test('The Toolbox pays for the bypass of Femme Fatale, and for no program that is no icebreaker', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({
      credits: 9,
      hand: ['Femme Fatale'],
      rig: ['Djinn', card('The Toolbox', { counters: { credit: 2 } })],
    })
    .runnerTurn()
  game.runner.installs('Femme Fatale')
  game.runner.answers('trashLike', 'continue')
  game.runner.answers('choose', 'Enigma')
  game.passUntil('nextAction')
  expect(() => game.runner.uses('Djinn')).toThrow('CR 1.16.1')
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.runner.agrees()
  expect(game.card('The Toolbox').counters.credit).toBe(0)
  expect(game.state.encountered).toBeUndefined()
})
