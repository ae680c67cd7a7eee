import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (counters: number) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma'), rezzed('Ice Wall')], hand: ['Ice Wall'] })
    .runner({ credits: 5, rig: [card('Tranquilizer', { on: 'Enigma', counters: { virus: counters } })] })

test('Tranquilizer is installed on ice with 1 virus counter', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 2, hand: ['Tranquilizer'] })
    .runnerTurn()
  game.runner.installs('Tranquilizer', 'Enigma')
  expect(game.card('Tranquilizer')).toMatchObject({ host: 'Enigma', counters: { virus: 1 } })
  expect(game.card('Enigma').rezzed).toBe(true)
})

test('CR 1.13.6c: Tranquilizer cannot be installed where no ice is', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Tranquilizer'] })
    .runnerTurn()
  expect(() => game.runner.installs('Tranquilizer')).toThrow('CR 1.13.6c')
})

test('Tranquilizer derezzes its host as the Runner’s turn begins with the third counter', () => {
  const second = begin(1).beforeRunnerTurn()
  second.passUntil('nextAction')
  expect(second.card('Tranquilizer').counters).toEqual({ virus: 2 })
  expect(second.card('Enigma').rezzed).toBe(true)
  const third = begin(2).beforeRunnerTurn()
  third.passUntil('nextAction')
  expect(third.card('Tranquilizer').counters).toEqual({ virus: 3 })
  expect(third.card('Enigma').rezzed).toBe(false)
  expect(third.card('Ice Wall').rezzed).toBe(true)
})

test('Tranquilizer derezzes its host again in each later turn', () => {
  const game = begin(3).beforeRunnerTurn()
  game.passUntil('nextAction')
  expect(game.card('Tranquilizer').counters).toEqual({ virus: 4 })
  expect(game.card('Enigma').rezzed).toBe(false)
})

test('Tranquilizer gets nothing as the Corp’s turn begins', () => {
  const game = begin(2).beforeCorpTurn()
  game.passUntil('nextAction')
  expect(game.card('Tranquilizer').counters).toEqual({ virus: 2 })
  expect(game.card('Enigma').rezzed).toBe(true)
})

test('Tranquilizer derezzes its host at once if it is installed with enough counters', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 2, hand: ['Tranquilizer'], rig: ['Cookbook'] })
    .runnerTurn()
  game.runner.installs('Tranquilizer', 'Enigma')
  game.fiat.placeCounters('Tranquilizer', 'virus', 1)
  expect(game.card('Enigma').rezzed).toBe(true)
  game.runner.answers('reaction', 'Cookbook')
  game.runner.agrees()
  expect(game.card('Tranquilizer').counters.virus).toBe(3)
  expect(game.card('Enigma').rezzed).toBe(false)
})

test('Tranquilizer goes on no card but ice, and another program gives it no counter', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma'], rndIce: [rezzed('Ice Wall')], remotes: [{ root: [rezzed('PAD Campaign')] }] })
    .runner({ credits: 9, hand: ['Tranquilizer', 'Mimic'] })
    .runnerTurn()
  game.runner.installs('Tranquilizer')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Enigma', 'Ice Wall'])
  game.runner.answers('host', 'Ice Wall')
  game.passUntil('nextAction')
  game.runner.installs('Mimic')
  game.runner.continues()
  expect(game.runner.programs).toContain('Mimic')
  expect(game.card('Tranquilizer').counters).toEqual({ virus: 1 })
})

test('Tranquilizer of 1.6 has one subtype less (CR 1.6, 2.16.7i)', () => {
  const printed = (edition: string) => definitions.asIn(edition).cards.get('tranquilizer')?.printed.subtypes
  expect([printed('1.6'), printed('26.03')]).toEqual([['virus'], ['virus', 'trojan']])
})
