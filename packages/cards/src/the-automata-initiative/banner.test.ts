import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meets = (ice: string) => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hand: ['Hedge Fund'], hqIce: [rezzed(ice)] })
    .runner({ credits: 2, rig: ['Banner'] })
    .encountering(ice)
  return game
}

test('Banner keeps subroutines on the barrier from ending the run in this encounter', () => {
  const game = meets('Wall of Static')
  game.runner.uses('Banner')
  expect(game.runner.credits).toBe(0)
  game.passUntil('access')
  expect(game.state.log.some(each => each.what === 'subroutineResolved')).toBe(true)
})

test('Banner lets everything else of the subroutines resolve', () => {
  const game = meets('Logjam')
  game.runner.uses('Banner')
  game.passUntil('access')
  expect(game.corp.credits).toBe(2)
})

test('Banner interfaces with barriers alone', () => {
  expect(() => meets('Enigma').runner.uses('Banner')).toThrow('barrier')
})
