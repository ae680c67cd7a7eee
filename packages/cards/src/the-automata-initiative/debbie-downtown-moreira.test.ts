import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const installs = (stolen: readonly string[]) => {
  const game = scenario({ definitions })
    .runner({ credits: 9, hand: ['Debbie “Downtown” Moreira', 'Inside Job', 'Diesel'], stolen })
    .runnerTurn()
  game.runner.installs('Debbie “Downtown” Moreira')
  return game
}
const hosted = (game: ReturnType<typeof installs>) =>
  game.card('Debbie “Downtown” Moreira').counters.credit ?? 0

test('Debbie “Downtown” Moreira comes with 2 credits at threat level 4 only', () => {
  expect(hosted(installs(['Nisei MK II', 'Nisei MK II']))).toBe(2)
  expect(hosted(installs(['Priority Requisition']))).toBe(0)
})

test('Debbie “Downtown” Moreira gets 1 credit for a run event, and for no other event', () => {
  const game = installs([])
  game.passUntil('nextAction')
  game.runner.plays('Diesel')
  game.passUntil('nextAction')
  expect(hosted(game)).toBe(0)
  game.runner.plays('Inside Job')
  expect(hosted(game)).toBe(1)
})

test('Debbie “Downtown” Moreira: her credits pay for things during the run of her action only', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 0, rig: [card('Debbie “Downtown” Moreira', { counters: { credit: 4 } }), 'Corroder'] })
    .runnerTurn()
  expect(() => game.runner.uses('Corroder', 1)).toThrow('credit')
  game.runner.uses('Debbie “Downtown” Moreira')
  game.runner.answers('server', 'HQ')
  game.passUntil('encounter')
  game.runner.uses('Corroder', 1)
  expect(hosted(game)).toBe(3)
})
