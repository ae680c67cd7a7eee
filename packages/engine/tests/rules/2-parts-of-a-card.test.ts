import { facedown, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { chapters2to4 } from './cards/chapters-2-to-4.ts'

const table = () => scenario({ definitions: chapters2to4 })

test('2.1.5: cards with different names are found, of several copies one', () => {
  const game = table()
    .runner({ hand: ['Different'], deck: ['Gear', 'Big', 'Gear', 'Gear'] })
    .runnerTurn()
  game.runner.plays('Different')
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Big', 'Gear'])
  expect(() => game.runner.answers('search', 'Gear', 'Gear')).toThrow('no answer to what is open')
  game.runner.answers('search', 'Gear', 'Big')
  expect(game.runner.hand.toSorted()).toEqual(['Big', 'Gear'])
})

test('8.7.2e: with criteria a search of a deck may fail to find', () => {
  const game = table()
    .runner({ hand: ['Fetcher'], deck: ['Big', 'Gear'] })
    .runnerTurn()
  game.runner.plays('Fetcher')
  expect(game.runner.question).toMatchObject({ min: 0, max: 1 })
  game.runner.answers('search')
  expect(game.runner.hand).toEqual([])
})

test('2.15.3, 2.16.4: an inactive card has its type and subtypes, a facedown installed Runner card has none', () => {
  const game = table()
    .corp({ hqIce: ['Wall'] })
    .runner({ heap: ['Big'], rig: [facedown('Any Breaker')] })
    .corpTurn()
  expect(game.card('Wall')).toMatchObject({ active: false, type: 'ice', subtypes: ['barrier'] })
  expect(game.card('Big')).toMatchObject({ active: false, type: 'program' })
  expect(game.card('Any Breaker')).toMatchObject({ type: undefined, subtypes: [] })
})

test('2.16.3: “non-barrier” is every card without that subtype', () => {
  const game = table()
    .corp({ hqIce: ['Wall', 'Gate', 'Plain Ice'] })
    .runner({ hand: ['Not Barrier'] })
    .runnerTurn()
  game.runner.plays('Not Barrier')
  expect(game.runner.question?.options).toHaveLength(2)
})

test('2.16.5: gained and lost subtypes are counted, and more than none is having it', () => {
  const barrier = (rig: string[]) => {
    const game = table()
      .corp({ hqIce: ['Wall', 'Gate'] })
      .runner({ rig })
      .corpTurn()
    return ['Wall', 'Gate'].map(title => game.card(title).subtypes.includes('barrier'))
  }
  expect(barrier([])).toEqual([true, false])
  expect(barrier(['Maker'])).toEqual([true, true])
  expect(barrier(['Unmaker'])).toEqual([false, false])
  // The wall: printed once, gained once, lost once. The gate: gained once, lost once.
  expect(barrier(['Maker', 'Unmaker'])).toEqual([true, false])
  expect(barrier(['Unmaker', 'Unmaker', 'Maker'])).toEqual([false, false])
})
