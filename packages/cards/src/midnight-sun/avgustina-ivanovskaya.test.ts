import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () =>
  scenario({ definitions })
    .corp({ hand: ['Hedge Fund'], deck: ['Enigma', 'Chum'] })
    .runner({ credits: 9, hand: ['Datasucker', 'Datasucker', 'Mimic'], rig: ['Avgustina Ivanovskaya'] })
    .runnerTurn()

test('Avgustina Ivanovskaya sabotages 1 at the first virus program of a turn, and not at the second', () => {
  const game = begin()
  game.runner.installs('Datasucker')
  game.corp.answers('sabotage', 'Hedge Fund')
  expect(game.corp.archives).toEqual(['Hedge Fund'])
  game.passUntil('nextAction')
  game.runner.installs('Datasucker')
  expect(game.corp.question).toBeUndefined()
  expect(game.corp.archives).toHaveLength(1)
})

test('Avgustina Ivanovskaya does nothing at another program', () => {
  const game = begin()
  game.runner.installs('Mimic')
  expect(game.corp.question).toBeUndefined()
  expect(game.corp.archives).toEqual([])
})
