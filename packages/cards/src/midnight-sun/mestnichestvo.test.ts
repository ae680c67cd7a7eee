import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meets = (advanced: number) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Mestnichestvo', { advanced })] })
    .runner({ credits: 8 })
    .encountering('Mestnichestvo')

test('Mestnichestvo can be advanced, and may give a counter for 3 credits of the Runner', () => {
  const turn = scenario({ definitions })
    .corp({ credits: 1, hqIce: ['Mestnichestvo'] })
    .corpTurn()
  turn.corp.advances('Mestnichestvo')
  expect(turn.card('Mestnichestvo').advancement).toBe(1)
  const game = meets(2)
  const before = game.save()
  game.corp.agrees()
  expect(game.runner.credits).toBe(5)
  expect(game.card('Mestnichestvo').advancement).toBe(1)
  game.restore(before)
  game.corp.declines()
  expect(game.runner.credits).toBe(8)
  expect(game.card('Mestnichestvo').advancement).toBe(2)
})

test('Mestnichestvo asks for nothing without a counter', () => {
  const game = meets(0)
  expect(game.corp.question).toBeUndefined()
  expect(game.runner.credits).toBe(8)
})

test('Mestnichestvo takes 3 credits of the Runner and ends the run', () => {
  const game = meets(0)
  game.passUntil('runEnds')
  expect(game.runner.credits).toBe(5)
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
})
