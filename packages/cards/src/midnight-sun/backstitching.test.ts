import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (at: 'HQ' | 'R&D') => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')], rndIce: [rezzed('Enigma')] })
    .runner({ rig: ['Backstitching'] })
    .beforeRunnerTurn()
  game.fiat.nextRandom(0)
  game.passUntil('runnerAction')
  expect(game.state.mark).toBe('hq')
  game.runner.runs(at)
  game.passUntil(() => game.state.encountered !== undefined)
  return game
}

test('Backstitching identifies the mark, and may be trashed to bypass ice in a run on it', () => {
  const game = begin('HQ')
  const before = game.save()
  game.runner.agrees()
  expect(game.runner.heap).toEqual(['Backstitching'])
  expect(game.state.log.some(each => each.what === 'iceBypassed')).toBe(true)
  game.restore(before)
  game.runner.declines()
  expect(game.runner.rig).toEqual(['Backstitching'])
  expect(game.state.encountered).toBeDefined()
})

test('Backstitching does not ask in a run on another server', () => {
  expect(begin('R&D').runner.question?.kind).toBe('paidWindow')
})
