import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Sacrificial Construct prevents the trashing of an installed program', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Rototurret')] })
    .runner({ rig: ['Mimic', 'Sacrificial Construct'] })
    .encountering('Rototurret')
  game.bothPass()
  game.corp.answers('choose', 'Mimic')
  game.runner.uses('Sacrificial Construct')
  expect(game.runner).toMatchObject({ rig: ['Mimic'], heap: ['Sacrificial Construct'] })
})

test('Sacrificial Construct does not help against the rules: an older console goes', () => {
  const game = scenario({ definitions })
    .runner({ credits: 9, hand: ['Desperado'], rig: ['The Toolbox', 'Sacrificial Construct'] })
    .runnerTurn()
  game.runner.installs('Desperado')
  expect(game.runner.heap).toEqual(['The Toolbox'])
})

test('Sacrificial Construct does not save resources', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Decoy', 'Sacrificial Construct'] })
    .runnerTurn()
  game.fiat.trash('Decoy', 'corp')
  expect(game.runner.heap).toEqual(['Decoy'])
})
