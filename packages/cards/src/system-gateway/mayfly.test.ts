import { chosen, encounter, from, type } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meeting = (more: object = {}) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')], ...more })
    .runner({ credits: 5, rig: ['Mayfly'] })
    .encountering('Enigma')

test('Mayfly breaks 1 subroutine of any ice for 1 credit, and is trashed when the run ends', () => {
  const game = meeting()
  game.runner.uses('Mayfly', 1)
  game.runner.uses('Mayfly', 0)
  game.runner.chooses('End the run')
  expect(game.card('Enigma').subroutines.map(({ broken }) => broken)).toEqual([false, true])
  game.runner.uses('Mayfly', 0)
  expect(game.runner).toMatchObject({ credits: 2, rig: ['Mayfly'], heap: [] })
  game.finishRun({ accesses: 'pass' })
  expect(game.runner).toMatchObject({ rig: [], heap: ['Mayfly'] })
})

test('Mayfly that broke nothing stays, whatever strength it was given', () => {
  const game = meeting()
  game.runner.uses('Mayfly', 1)
  expect(game.card('Mayfly').strength).toBe(2)
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ credits: 4, rig: ['Mayfly'] })
})

test('Mayfly is trashed as well where it could not prevent that the run is ended', () => {
  const game = meeting()
  game.runner.uses('Mayfly', 1)
  game.runner.uses('Mayfly', 0)
  game.runner.chooses(0)
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ rig: [], heap: ['Mayfly'] })
})

test('CR 9.6.13d: Mayfly that breaks in an encounter outside of a run is not trashed', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall')] })
    .runner({ credits: 5, rig: ['Mayfly'] })
    .runnerTurn()
  game.fiat.resolve('runner', encounter(chosen(from('installed', type('ice')))))
  game.runner.chooses('Ice Wall')
  game.runner.uses('Mayfly', 0)
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ credits: 4, rig: ['Mayfly'] })
})

test('CR 9.6.13: Mayfly that has left the play area and comes back is another card', () => {
  const game = meeting()
  game.runner.uses('Mayfly', 1)
  game.runner.uses('Mayfly', 0)
  game.runner.chooses('End the run')
  game.fiat.move('Mayfly', 'grip')
  game.fiat.move('Mayfly', 'rig')
  game.passUntil('nextAction')
  expect(game.runner.rig).toEqual(['Mayfly'])
})
