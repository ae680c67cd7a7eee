import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (rig: readonly string[] = ['Cookbook']) =>
  scenario({ definitions })
    .corp({ hqIce: ['Enigma'] })
    .runner({ credits: 9, rig, hand: ['Datasucker', 'Corroder', 'Parasite', 'Botulus'] })
    .runnerTurn()

test('Cookbook may place 1 virus counter on a virus program that the Runner installs', () => {
  const game = begin()
  game.runner.installs('Datasucker')
  game.runner.agrees()
  expect(game.card('Datasucker').counters).toEqual({ virus: 1 })
  expect(game.card('Cookbook').counters.virus ?? 0).toBe(0)
})

test('Cookbook places no counter if the Runner does not want one', () => {
  const game = begin()
  game.runner.installs('Datasucker')
  game.runner.declines()
  expect(game.card('Datasucker').counters.virus ?? 0).toBe(0)
})

test('Cookbook places none on a program that is no virus', () => {
  const game = begin()
  game.runner.installs('Corroder')
  game.passUntil('nextAction')
  expect(game.card('Corroder').counters.virus ?? 0).toBe(0)
})

test('Cookbook gives Botulus a second counter', () => {
  const game = begin()
  game.runner.installs('Botulus', 'Enigma')
  game.runner.answers('reaction', 'Cookbook')
  game.runner.agrees()
  expect(game.card('Botulus').counters).toEqual({ virus: 2 })
})
