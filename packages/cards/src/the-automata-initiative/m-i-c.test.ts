import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (server: string) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('M.I.C.')] })
    .runnerTurn()
  game.runner.runs(server)
  return game
}

test('M.I.C. can be trashed to end a run on its server unless the Runner spends a click', () => {
  const game = begin('HQ')
  game.passUntil('encounter')
  game.runner.passes()
  const before = game.save()
  game.corp.uses('M.I.C.')
  game.runner.declines()
  expect(game.state.run).toBeUndefined()
  expect(game.corp.archives).toEqual(['M.I.C.'])
  game.restore(before)
  game.corp.uses('M.I.C.')
  game.runner.agrees()
  expect(game.runner.clicks).toBe(2)
  expect(game.state.run).toBeDefined()
})

test('M.I.C. cannot be used during a run on another server', () => {
  const game = begin('R&D')
  game.runner.passes()
  expect(() => game.corp.uses('M.I.C.')).toThrow('run')
})

test('M.I.C. takes a click with each of two subroutines, and ends the run', () => {
  const game = begin('HQ')
  game.passUntil('nextAction')
  expect(game.runner.clicks).toBe(1)
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
})
