import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (corp: object = {}) =>
  scenario({ definitions })
    .corp({
      hqIce: [],
      rndIce: [rezzed('Ice Wall')],
      archivesIce: ['Hunter'],
      remotes: [{ root: [rezzed('PAD Campaign')] }],
      ...corp,
    })
    .runner({ rig: ['Maglectric Rapid (748 Mod)', 'Decoy'] })
    .runnerTurn()

test('Maglectric Rapid may be trashed after a successful run on HQ to derez 1 card of the Corp', () => {
  const game = begin()
  game.runner.runs('HQ')
  game.passUntil('success')
  game.passUntil(state => state.waiting.some(({ asks }) => asks === 'confirm'))
  game.runner.agrees()
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Ice Wall', 'PAD Campaign'])
  game.runner.answers('choose', 'PAD Campaign')
  expect(game.card('PAD Campaign').rezzed).toBe(false)
  expect(game.card('Ice Wall').rezzed).toBe(true)
  expect(game.runner.heap).toEqual(['Maglectric Rapid (748 Mod)'])
})

test('Maglectric Rapid may be kept', () => {
  const game = begin()
  game.runner.runs('HQ')
  game.passUntil(state => state.waiting.some(({ asks }) => asks === 'confirm'))
  game.runner.declines()
  game.passUntil('nextAction')
  expect(game.card('PAD Campaign').rezzed).toBe(true)
  expect(game.runner.heap).toEqual([])
})

test('Maglectric Rapid offers nothing after a run on another server', () => {
  const game = begin({ rndIce: [] })
  game.runner.runs('R&D')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.hardware).toEqual(['Maglectric Rapid (748 Mod)'])
})

test('Maglectric Rapid offers nothing after a run on HQ that fails', () => {
  const game = begin({ hqIce: [rezzed('Wall of Static')] })
  game.runner.runs('HQ')
  game.passUntil('nextAction')
  expect(game.runner.hardware).toEqual(['Maglectric Rapid (748 Mod)'])
})
