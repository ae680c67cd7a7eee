import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const approaching = (credits: number, scored: readonly string[] = ['Hostile Takeover']) => {
  const game = scenario({ definitions })
    .corp({ credits, scored, hqIce: ['Biawak'] })
    .approaching('Biawak')
  game.runner.passes()
  return game
}

test('CR 1.16.2e: Biawak is rezzed for 4 credits and an agenda that is forfeited', () => {
  const game = approaching(4)
  game.corp.rezzes('Biawak')
  game.corp.answers('payment', 'Hostile Takeover')
  expect(game.card('Biawak').rezzed).toBe(true)
  expect(game.corp).toMatchObject({ credits: 0, scored: [], removed: ['Hostile Takeover'] })
})

test('Biawak is rezzed for 14 credits, and the agenda stays', () => {
  const game = approaching(14)
  game.corp.rezzes('Biawak')
  const pays = game.corp.question?.options.map(option => option.label)
  expect(pays).toHaveLength(2)
  game.corp.answers('payment', 'pay')
  expect(game.card('Biawak').rezzed).toBe(true)
  expect(game.corp).toMatchObject({ credits: 0, scored: ['Hostile Takeover'] })
})

test('Biawak cannot be rezzed for 3 credits and an agenda, nor for 13 credits without one', () => {
  expect(() => approaching(3).corp.rezzes('Biawak')).toThrow('it costs')
  expect(() => approaching(13, []).corp.rezzes('Biawak')).toThrow('it costs 14 credits, and the Corp has 13')
})

const meet = (rig: readonly string[], broken: readonly number[] = []) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Biawak')] })
    .runner({ rig })
    .encountering('Biawak')
  if (broken.length > 0) game.fiat.markBroken('Biawak', ...broken)
  game.bothPass()
  return game
}

test('Biawak trashes a program and a resource, and ends the run', () => {
  const game = meet(['Mimic', 'Ninja', 'Armitage Codebusting', 'Data Dealer', 'Desperado'])
  game.corp.answers('effect', 'Trash 1 installed program')
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Mimic', 'Ninja'])
  game.corp.answers('choose', 'Ninja')
  game.corp.answers('effect', 'Trash 1 installed resource')
  expect(game.corp.question?.options.map(option => option.card)).toEqual([
    'Armitage Codebusting',
    'Data Dealer',
  ])
  game.corp.answers('choose', 'Data Dealer')
  expect(game.runner.heap).toEqual(['Ninja', 'Data Dealer'])
  expect(game.state.run).toBeUndefined()
})

test('Biawak: the Corp ends the run instead of trashing a program', () => {
  const game = meet(['Mimic'], [2])
  game.corp.answers('effect', 'End the run')
  expect(game.state.run).toBeUndefined()
  expect(game.runner.heap).toEqual([])
})

test('Biawak: the Corp ends the run instead of trashing a resource', () => {
  const game = meet(['Armitage Codebusting'], [0, 2])
  game.corp.answers('effect', 'End the run')
  expect(game.state.run).toBeUndefined()
  expect(game.runner.heap).toEqual([])
})

test('Biawak: with the last subroutine broken the run goes on after a program was trashed', () => {
  const game = meet(['Mimic', 'Ninja'], [1, 2])
  game.corp.answers('effect', 'Trash 1 installed program')
  game.corp.answers('choose', 'Mimic')
  expect(game.state.run).toBeDefined()
})
