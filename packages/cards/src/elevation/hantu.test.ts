import { card as put, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (ice = 'Hunter', virus = 2) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed(ice)] })
    .runner({ credits: 2, rig: [put('Hantu', { counters: { virus } })] })
    .encountering(ice)

test('Hantu gets 2 virus counters when it is installed, and other programs get none', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, hand: ['Hantu', 'Mimic'] })
    .runnerTurn()
  game.runner.installs('Hantu')
  game.passUntil('nextAction')
  expect(game.card('Hantu')).toMatchObject({ counters: { virus: 2 }, strength: 2 })
  game.runner.installs('Mimic')
  game.runner.answers('trashLike', 'continue')
  game.passUntil('nextAction')
  expect(game.card('Hantu').counters).toMatchObject({ virus: 2 })
  expect(game.card('Mimic').counters.virus ?? 0).toBe(0)
})

test('Hantu breaks 1 sentry subroutine for 1 credit, once a virus counter has made it strong enough', () => {
  const game = begin()
  expect(() => game.runner.uses('Hantu', 1)).toThrow('strength')
  game.runner.uses('Hantu', 2)
  expect(game.card('Hantu')).toMatchObject({ strength: 4, counters: { virus: 1 } })
  game.runner.uses('Hantu', 1)
  expect(game.runner.credits).toBe(1)
  expect(game.card('Hunter').subroutines.every(({ broken }) => broken)).toBe(true)
})

test('CR 3.9.5b: the strength of Hantu lasts for the encounter', () => {
  const game = begin()
  game.runner.uses('Hantu', 2)
  game.runner.uses('Hantu', 1)
  game.passUntil('jackOut')
  expect(game.card('Hantu')).toMatchObject({ strength: 2, counters: { virus: 1 } })
})

test('Hantu without a virus counter gets no stronger', () => {
  expect(() => begin('Hunter', 0).runner.uses('Hantu', 2)).toThrow('CR 1.16.1')
})

test('Hantu breaks no other ice', () => {
  const game = begin('Enigma')
  expect(() => game.runner.uses('Hantu', 1)).toThrow('CR 3.9.5h')
})

test('CR 10.1.2: the Corp purges the counters of Hantu', () => {
  const game = scenario({ definitions })
    .runner({ rig: [put('Hantu', { counters: { virus: 2 } })] })
    .corpTurn()
  game.corp.purges()
  expect(game.card('Hantu').counters.virus ?? 0).toBe(0)
})

test('CR 3.9.5: Hantu breaks 1 subroutine at a time, of a sentry with several', () => {
  const game = begin('Flywheel')
  game.runner.uses('Hantu', 2)
  game.runner.uses('Hantu', 1)
  expect(game.runner.question).toMatchObject({ kind: 'subroutines', min: 1, max: 1 })
  game.runner.breaks(1)
  expect(game.card('Flywheel').subroutines.map(({ broken }) => broken)).toEqual([false, true])
})
