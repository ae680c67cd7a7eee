import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Pharos can be advanced, and 3 counters make it stronger by 5, no more for others', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, hqIce: [rezzed('Pharos', { advanced: 1 })] })
    .corpTurn()
  const strengths = [0, 1, 2].map(() => {
    game.corp.advances('Pharos')
    game.passUntil('nextAction')
    return game.card('Pharos').strength
  })
  expect(strengths).toEqual([5, 10, 10])
  expect(game.card('Pharos').advancement).toBe(4)
})

test('CR 9.1.8f: Pharos can be advanced while it is not rezzed', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Pharos'] })
    .corpTurn()
  game.corp.advances('Pharos')
  expect(game.card('Pharos')).toMatchObject({ advancement: 1, rezzed: false })
})

test('Pharos is as strong as printed again when it loses its counters', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Pharos', { advanced: 3 })] })
    .corpTurn()
  expect(game.card('Pharos').strength).toBe(10)
  game.fiat.removeCounters('Pharos', 'advancement', 1)
  expect(game.card('Pharos').strength).toBe(5)
})

test('Pharos gives 1 tag and ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Pharos')] })
    .encountering('Pharos')
  expect(game.card('Pharos').subroutines).toHaveLength(3)
  game.bothPass()
  expect(game.runner.tags).toBe(1)
  expect(game.state.run).toBeUndefined()
})

test('Pharos ends the run with either of its last two subroutines', () => {
  for (const other of [1, 2]) {
    const game = scenario({ definitions })
      .corp({ hqIce: [rezzed('Pharos')] })
      .encountering('Pharos')
    game.fiat.markBroken('Pharos', 0, other)
    game.bothPass()
    expect(game.runner.tags).toBe(0)
    expect(game.state.run).toBeUndefined()
  }
})
