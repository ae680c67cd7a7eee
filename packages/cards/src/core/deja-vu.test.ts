import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Déjà Vu adds 1 card of the heap to the grip', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Déjà Vu'], heap: ['Mimic', 'Datasucker'] })
    .runnerTurn()
  game.runner.plays('Déjà Vu')
  expect(game.runner.question?.options).toHaveLength(2)
  game.runner.answers('effect', 0)
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Mimic', 'Datasucker'])
  expect(game.runner.question).toMatchObject({ min: 1, max: 1 })
  game.runner.answers('choose', 'Mimic')
  expect(game.runner.hand).toEqual(['Mimic'])
})

test('Déjà Vu adds up to 2 virus cards', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Déjà Vu'], heap: ['Mimic', 'Datasucker', 'Parasite', 'Medium'] })
    .runnerTurn()
  game.runner.plays('Déjà Vu')
  game.runner.answers('effect', 1)
  game.runner.answers('choose', 'Parasite', 'Medium')
  expect(new Set(game.runner.hand)).toEqual(new Set(['Parasite', 'Medium']))
})

test('Déjà Vu: of virus cards 1 or none may do, of others none, and it cannot take itself', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Déjà Vu'], heap: ['Mimic', 'Datasucker', 'Crypsis', 'Medium'] })
    .runnerTurn()
  game.runner.plays('Déjà Vu')
  game.runner.answers('effect', 1)
  const { question } = game.runner
  expect(question?.options.map(option => option.card)).toEqual(['Datasucker', 'Crypsis', 'Medium'])
  expect(question).toMatchObject({ min: 0, max: 2 })
  game.runner.answers('choose', 'Crypsis')
  expect(game.runner).toMatchObject({ hand: ['Crypsis'], heap: ['Mimic', 'Datasucker', 'Medium', 'Déjà Vu'] })
})
