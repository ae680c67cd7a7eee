import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const encounter = (ice: string, on: string, credits = 3) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed(ice)], rndIce: [rezzed('Hunter')] })
    .runner({ credits, rig: [card('Physarum Entangler', { on })] })
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil('encounter')
  return game
}

test('Physarum Entangler bypasses its host for 1 credit for each subroutine', () => {
  const game = encounter('Enigma', 'Enigma')
  const before = game.save()
  game.runner.agrees()
  expect(game.runner.credits).toBe(1)
  expect(game.state.log.some(each => each.what === 'iceBypassed')).toBe(true)
  game.restore(before)
  game.runner.declines()
  expect(game.state.log.some(each => each.what === 'iceBypassed')).toBe(false)
})

test('Physarum Entangler does nothing to a barrier, nor to other ice', () => {
  expect(encounter('Wall of Static', 'Wall of Static').runner.question).toMatchObject({ kind: 'paidWindow' })
  expect(encounter('Enigma', 'Hunter').runner.question).toMatchObject({ kind: 'paidWindow' })
})

test('Physarum Entangler is trashed as virus counters are purged', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma'] })
    .runner({ rig: [card('Physarum Entangler', { on: 'Enigma' })] })
    .corpTurn()
  game.corp.purges()
  expect(game.runner.heap).toEqual(['Physarum Entangler'])
})
