import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (runner: object = {}) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Tollbooth')], rndIce: [rezzed('Ice Wall')] })
    .runner({ credits: 9, rig: ['Sang Kancil'], ...runner })

/** Tollbooth is encountered in a run that an event has begun, or a basic action. */
const encountered = (event?: string) => {
  const game = begin({ credits: 12, hand: event === undefined ? [] : [event] }).runnerTurn()
  if (event === undefined) game.runner.runs('HQ')
  else {
    game.runner.plays(event)
    game.runner.answers('server', 'HQ')
  }
  game.passUntil('encounter')
  game.passUntil(state => state.waiting.some(({ asks }) => asks === 'paidWindow'))
  game.fiat.set({ runner: { credits: 9 } })
  return game
}

test('Sang Kancil gets 2 strength for 3 credits, or for 1 while a run event is active', () => {
  const paid = (event?: string) => {
    const game = encountered(event)
    game.runner.uses('Sang Kancil', 1)
    expect(game.card('Sang Kancil').strength).toBe(4)
    return 9 - game.runner.credits
  }
  expect(paid()).toBe(3)
  expect(paid('Clean Getaway')).toBe(1)
})

test('Sang Kancil costs 3 credits while a resource has begun the run, whatever lies in the heap', () => {
  const game = begin({ heap: ['Clean Getaway'] }).encountering('Tollbooth')
  game.fiat.set({ runner: { credits: 2 } })
  expect(() => game.runner.uses('Sang Kancil', 1)).toThrow('CR 1.16.1')
})

test('Sang Kancil breaks 1 code gate subroutine for 1 credit, when it is strong enough', () => {
  const game = encountered('Clean Getaway')
  expect(() => game.runner.uses('Sang Kancil', 0)).toThrow('strength')
  game.runner.uses('Sang Kancil', 1)
  game.runner.uses('Sang Kancil', 1)
  game.runner.uses('Sang Kancil', 0)
  expect(game.runner.credits).toBe(9 - 3)
  game.passUntil('jackOut')
  expect(game.card('Sang Kancil').strength).toBe(2)
})

test('CR 3.9.5h: Sang Kancil breaks no other ice', () => {
  const game = begin().encountering('Ice Wall')
  expect(() => game.runner.uses('Sang Kancil', 0)).toThrow('CR 3.9.5h')
})

test('Sang Kancil breaks 1 subroutine at a time where there are several', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 9, rig: ['Sang Kancil'] })
    .encountering('Enigma')
  game.runner.uses('Sang Kancil', 0)
  expect(game.runner.question).toMatchObject({ kind: 'subroutines', min: 1, max: 1 })
})
