import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meet = (stolen: readonly string[], broken: readonly number[]) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('N-Pot')] })
    .runner({ stolen })
    .encountering('N-Pot')
  if (broken.length > 0) game.fiat.markBroken('N-Pot', ...broken)
  game.bothPass()
  return game
}

test('N-Pot ends the run whatever the threat level is', () => {
  expect(meet([], []).state.run).toBeUndefined()
})

test('N-Pot: its second subroutine ends the run only at threat level 2', () => {
  expect(meet(['Hostile Takeover'], [0]).state.run).toBeDefined()
  expect(meet(['Nisei MK II'], [0, 2]).state.run).toBeUndefined()
})

test('N-Pot: its third subroutine ends the run only at threat level 4', () => {
  expect(meet(['Priority Requisition'], [0, 1]).state.run).toBeDefined()
  expect(meet(['Priority Requisition', 'Hostile Takeover'], [0, 1]).state.run).toBeUndefined()
})

test('N-Pot: the Runner breaks a subroutine for 3 credits, any of them', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hqIce: [rezzed('N-Pot')] })
    .runner({ credits: 6 })
    .encountering('N-Pot')
  game.runner.uses('N-Pot')
  expect(game.runner.question).toMatchObject({ kind: 'subroutines', min: 1, max: 1 })
  game.runner.answers('subroutines', 0)
  expect(game.runner.credits).toBe(3)
  game.runner.uses('N-Pot')
  game.runner.answers('subroutines', 2)
  expect(game.card('N-Pot').subroutines.map(each => each.broken)).toEqual([true, false, true])
  expect(() => game.runner.uses('N-Pot')).toThrow('it costs 3 credits, and the Runner has 0')
})

test('N-Pot: the Corp cannot break its subroutines', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hqIce: [rezzed('N-Pot')] })
    .encountering('N-Pot')
  game.runner.passes()
  expect(() => game.corp.uses('N-Pot')).toThrow('N-Pot')
})

test('N-Pot does not let the Runner break subroutines on other ice', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('N-Pot'), rezzed('Enigma')] })
    .runner({ credits: 6 })
    .encountering('Enigma')
  expect(() => game.runner.uses('N-Pot')).toThrow('N-Pot')
})
