import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (advanced: number) =>
  scenario({ definitions }).corp({ remotes: [{ root: [rezzed('Drago Ivanov', { advanced })] }] })

test('Drago Ivanov can be advanced, and gives a tag for 2 counters', () => {
  const game = begin(2).corpTurn()
  game.corp.advances('Drago Ivanov')
  game.corp.uses('Drago Ivanov')
  expect(game.runner.tags).toBe(1)
  expect(game.card('Drago Ivanov').advancement).toBe(1)
  expect(() => game.corp.uses('Drago Ivanov')).toThrow('CR 1.16.1')
})

test('Drago Ivanov gives no tag in the turn of the Runner', () => {
  const game = begin(2).beforeRunnerTurn()
  game.runner.passes()
  expect(() => game.corp.uses('Drago Ivanov')).toThrow('turn')
  expect(game.runner.tags).toBe(0)
})
