import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (counters: number) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static'), rezzed('Enigma')] })
    .runner({ credits: 0, rig: [card('Botulus', { on: 'Enigma', counters: { virus: counters } })] })

test('Botulus is installed on ice, rezzed or not, with 1 virus counter', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma'], remotes: [{ root: ['PAD Campaign'], ice: [rezzed('Ice Wall')] }] })
    .runner({ credits: 4, hand: ['Botulus', 'Botulus'] })
    .runnerTurn()
  game.runner.installs('Botulus')
  expect(game.runner.question?.options.map(({ label }) => label).sort()).toEqual([
    'Host on Enigma',
    'Host on Ice Wall',
  ])
  game.runner.chooses('Enigma')
  expect(game.card('Botulus')).toMatchObject({ counters: { virus: 1 }, host: 'Enigma' })
  expect(game.runner).toMatchObject({ credits: 2, memoryUsed: 1 })
})

test('CR 1.13.6c: Botulus cannot be installed where no ice is', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Botulus'] })
    .runnerTurn()
  expect(() => game.runner.installs('Botulus')).toThrow('CR 1.13.6c')
})

test('Botulus gets a counter as the Runner’s turn begins, and none as the Corp’s does', () => {
  const runner = begin(1).beforeRunnerTurn()
  runner.passUntil('nextAction')
  expect(runner.card('Botulus').counters).toEqual({ virus: 2 })
  const corp = begin(1).beforeCorpTurn()
  corp.passUntil('nextAction')
  expect(corp.card('Botulus').counters).toEqual({ virus: 1 })
})

test('Botulus breaks a subroutine of its host for each counter, whatever its strength', () => {
  const game = begin(2).encountering('Enigma')
  game.runner.uses('Botulus')
  game.runner.chooses('End the run')
  expect(game.card('Enigma').subroutines.map(({ broken }) => broken)).toEqual([false, true])
  expect(game.card('Botulus').counters).toMatchObject({ virus: 1 })
  game.runner.uses('Botulus')
  expect(game.card('Enigma').subroutines.every(({ broken }) => broken)).toBe(true)
  expect(game.card('Botulus').counters.virus ?? 0).toBe(0)
})

test('Botulus breaks nothing without a counter', () => {
  expect(() => begin(0).encountering('Enigma').runner.uses('Botulus')).toThrow('CR 1.16.1')
})

test('Botulus breaks nothing of other ice, and nothing while no ice is encountered', () => {
  expect(() => begin(2).encountering('Wall of Static').runner.uses('Botulus')).toThrow('CR 9.5.6c')
  expect(() => begin(2).runnerTurn('window').runner.uses('Botulus')).toThrow('CR 9.5.6a')
})

test('CR 1.13.2: Botulus is trashed with its host', () => {
  const game = begin(2).runnerTurn()
  game.fiat.trash('Enigma')
  expect(game.runner).toMatchObject({ heap: ['Botulus'], rig: [] })
})

test('Botulus stays on ice that is derezzed, with its counters', () => {
  const game = begin(2).runnerTurn()
  game.fiat.derez('Enigma')
  expect(game.card('Botulus')).toMatchObject({ host: 'Enigma', counters: { virus: 2 } })
})

test('Botulus gets no counter when another program is installed', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma'] })
    .runner({ credits: 9, hand: ['Mimic'], rig: [card('Botulus', { on: 'Enigma', counters: { virus: 1 } })] })
    .runnerTurn()
  game.runner.installs('Mimic')
  game.runner.continues()
  expect(game.runner.programs).toContain('Mimic')
  expect(game.card('Botulus').counters).toEqual({ virus: 1 })
})

test('Botulus of 1.6 has one subtype less (CR 1.6, 2.16.7i)', () => {
  const printed = (edition: string) => definitions.asIn(edition).cards.get('botulus')?.printed.subtypes
  expect([printed('1.6'), printed('26.03')]).toEqual([['virus'], ['virus', 'trojan']])
})
