import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static'), rezzed('Enigma')] })
    .runner({ rig: ['Alarm Clock'] })
    .beforeRunnerTurn()
  game.passUntil(() => game.runner.question?.kind === 'confirm')
  return game
}

test('Alarm Clock may run HQ as the turn begins, and bypasses the first ice for 2 clicks', () => {
  const game = begin()
  game.runner.agrees()
  expect(game.state.run).toMatchObject({ server: 'hq' })
  game.passUntil(() => game.runner.question?.kind === 'confirm')
  game.runner.agrees()
  expect(game.runner.clicks).toBe(2)
  expect(game.state.log.some(each => each.what === 'iceBypassed' && each.card === 'Enigma')).toBe(true)
  game.passUntil('runnerAction')
  expect(game.state.log.filter(each => each.what === 'iceBypassed')).toHaveLength(1)
})

test('Alarm Clock may bypass nothing, and may make no run', () => {
  const game = begin()
  const before = game.save()
  game.runner.agrees()
  game.passUntil(() => game.runner.question?.kind === 'confirm')
  game.runner.declines()
  expect(game.state.log.some(each => each.what === 'iceBypassed')).toBe(false)
  game.restore(before)
  game.runner.declines()
  expect(game.state.run).toBeUndefined()
})
