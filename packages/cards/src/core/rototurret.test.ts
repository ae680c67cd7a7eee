import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Rototurret trashes a program the Corp chooses, then ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Rototurret')] })
    .runner({ rig: ['Mimic', 'Ninja', 'Desperado'] })
    .encountering('Rototurret')
  game.bothPass()
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Mimic', 'Ninja'])
  expect(game.corp.question).toMatchObject({ min: 1, max: 1 })
  game.corp.answers('choose', 'Ninja')
  expect(game.runner).toMatchObject({ rig: ['Mimic', 'Desperado'], heap: ['Ninja'] })
  expect(game.state.run).toBeUndefined()
})

test('Rototurret ends the run also when there is no program', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Rototurret')] })
    .encountering('Rototurret')
  game.bothPass()
  expect(game.state.run).toBeUndefined()
})

test('Rototurret has strength 0 and does not survive a Parasite, even one without counters', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Rototurret')] })
    .runner({ hand: ['Parasite'], credits: 2 })
    .runnerTurn()
  game.runner.installs('Parasite', 'Rototurret')
  expect(game.corp.archives).toEqual(['Rototurret'])
  expect(game.runner.heap).toEqual(['Parasite'])
})

test('Rototurret asks nobody where facedown cards are the Corp’s alone, which could not be programs', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma', rezzed('Rototurret')], remotes: [{ root: ['PAD Campaign'] }] })
    .runner({ rig: ['Armitage Codebusting'] })
    .encountering('Rototurret')
  game.runner.passes()
  game.corp.passes()
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'runnerTurn.actionPhaseWindow' })
})
