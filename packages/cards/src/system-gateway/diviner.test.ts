import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meeting = (hand: readonly string[], rig: readonly string[] = []) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Diviner')] })
    .runner({ hand, rig })
    .encountering('Diviner')
  game.bothPass()
  return game
}

test('Diviner ends the run when the card that its damage trashes has an odd printed cost', () => {
  const game = meeting(['Wyldside'])
  expect(game.runner).toMatchObject({ hand: [], heap: ['Wyldside'] })
  expect(game.state.run).toBeUndefined()
})

test('Diviner lets the run go on when that cost is even', () => {
  const game = meeting(['Corroder'])
  expect(game.runner).toMatchObject({ hand: [], heap: ['Corroder'] })
  expect(game.state.run?.server).toBe('hq')
})

test('Diviner: 0 is not odd, and an event has a printed play cost', () => {
  expect(meeting(['Diesel']).state.run?.server).toBe('hq')
  expect(meeting(['Special Order']).state.run).toBeUndefined()
})

test('CR 2.3.2: what lowers the cost to install a card does not change what is printed on it', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Diviner')] })
    .runner({ identity: 'Kate “Mac” McCaffrey: Digital Tinker', hand: ['Crypsis'] })
    .encountering('Diviner')
  game.bothPass()
  expect(game.runner.heap).toEqual(['Crypsis'])
  expect(game.state.run).toBeUndefined()
})

test('Diviner does not end the run when its damage is prevented', () => {
  const game = meeting(['Wyldside'], ['Net Shield'])
  game.runner.agrees()
  expect(game.runner.hand).toEqual(['Wyldside'])
  expect(game.state.run?.server).toBe('hq')
})

test('Diviner flatlines a Runner without cards', () => {
  const game = meeting([])
  expect(game.state).toMatchObject({ winner: 'corp', reason: 'flatline' })
})
