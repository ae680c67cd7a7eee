import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
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

test('Sacrificial Construct saves hardware, and may be kept', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Desperado', 'Sacrificial Construct'] })
    .runnerTurn()
  const saved = game.save()
  game.fiat.trash('Desperado', 'corp')
  game.runner.uses('Sacrificial Construct')
  expect(game.runner).toMatchObject({ rig: ['Desperado'], heap: ['Sacrificial Construct'] })
  game.restore(saved)
  game.fiat.trash('Desperado', 'corp')
  game.runner.passes()
  expect(game.runner).toMatchObject({ rig: ['Sacrificial Construct'], heap: ['Desperado'] })
})

test('CR 1.16.1a: Sacrificial Construct does not help against a cost', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, rig: ["Aesop's Pawnshop", 'Mimic', 'Sacrificial Construct'] })
    .beforeRunnerTurn()
  game.passUntil(state => state.waiting.some(question => question.asks === 'confirm'))
  game.runner.agrees()
  game.runner.answers('payment', 'Mimic')
  expect(game.runner).toMatchObject({ credits: 3, heap: ['Mimic'] })
})

test('CR 1.13.13: Sacrificial Construct does not help what has lost its host', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ rig: [card('Parasite', { on: 'Enigma' }), 'Sacrificial Construct'] })
    .runnerTurn()
  game.fiat.trash('Enigma')
  expect(game.runner).toMatchObject({ rig: ['Sacrificial Construct'], heap: ['Parasite'] })
})

test('CR 3.9.3c: Sacrificial Construct does not help against too little memory', () => {
  const game = scenario({ definitions })
    .runner({
      rig: ['Akamatsu Mem Chip', 'Mimic', 'Ninja', 'Corroder', 'Magnum Opus', 'Sacrificial Construct'],
    })
    .runnerTurn()
  game.fiat.move('Akamatsu Mem Chip', 'grip')
  game.runner.answers('overMemory', 'Ninja')
  expect(game.runner.heap).toEqual(['Ninja'])
})

test('Sacrificial Construct saves one of several, the one that its player chooses', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, remotes: [{ root: [card('Aggressive Secretary', { advanced: 2 })] }] })
    .runner({ rig: ['Mimic', 'Ninja', 'Sacrificial Construct'] })
    .accessing('Aggressive Secretary')
  game.corp.agrees()
  game.corp.answers('choose', 'Mimic', 'Ninja')
  game.runner.uses('Sacrificial Construct')
  expect(game.runner.question).toMatchObject({ min: 1, max: 1 })
  game.runner.answers('choose', 'Ninja')
  expect(game.runner.rig).toEqual(['Ninja'])
  expect(game.runner.heap).toEqual(expect.arrayContaining(['Mimic', 'Sacrificial Construct']))
})

test('Sacrificial Construct does not save a program that is not installed', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Mimic'], rig: ['Sacrificial Construct'] })
    .runnerTurn()
  game.fiat.trash('Mimic', 'corp')
  expect(game.runner).toMatchObject({ heap: ['Mimic'], rig: ['Sacrificial Construct'] })
})
