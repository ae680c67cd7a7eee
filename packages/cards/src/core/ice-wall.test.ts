import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Ice Wall can be advanced and gets stronger with each counter', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hqIce: [rezzed('Ice Wall')] })
    .corpTurn()
  game.corp.advances('Ice Wall')
  game.passUntil('nextAction')
  game.corp.advances('Ice Wall')
  expect(game.card('Ice Wall')).toMatchObject({ advancement: 2, strength: 3 })
  expect(game.corp).toMatchObject({ credits: 3, clicks: 1 })
})

test('CR 9.1.8f: Ice Wall can be advanced while it is not rezzed', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Ice Wall'] })
    .corpTurn()
  game.corp.advances('Ice Wall')
  expect(game.card('Ice Wall')).toMatchObject({ advancement: 1, rezzed: false })
})

test('Ice Wall ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall', { advanced: 1 })] })
    .encountering('Ice Wall')
  game.bothPass()
  expect(game.state.run).toBeUndefined()
})

test('Ice Wall keeps its counters when it is derezzed', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall', { advanced: 2 })] })
    .corpTurn()
  game.fiat.derez('Ice Wall')
  expect(game.card('Ice Wall').advancement).toBe(2)
  game.fiat.rez('Ice Wall', 'free')
  expect(game.card('Ice Wall').strength).toBe(3)
})
