import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const rezzing = (rig: readonly (string | ReturnType<typeof card>)[]) => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hqIce: ['Bumi 1.0'], rndIce: [rezzed('Enigma')] })
    .runner({ rig })
    .approaching('Bumi 1.0')
  game.runner.passes()
  game.corp.rezzes('Bumi 1.0')
  return game
}

test('Bumi 1.0 that is rezzed during a run on its server trashes a trojan, wherever that is hosted', () => {
  const game = rezzing(['Mimic', card('Parasite', { on: 'Enigma' })])
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Parasite'])
  game.corp.answers('choose', 'Parasite')
  expect(game.runner).toMatchObject({ heap: ['Parasite'], rig: ['Mimic'] })
})

test('Bumi 1.0: the Corp lets the trojan be', () => {
  const game = rezzing(['Mimic', card('Parasite', { on: 'Enigma' })])
  game.corp.declines()
  expect(game.runner.heap).toEqual([])
})

test('Bumi 1.0 asks nothing when no trojan is installed', () => {
  const game = rezzing(['Mimic'])
  expect(game.corp.question?.kind ?? game.runner.question?.kind).toBe('paidWindow')
})

test('Bumi 1.0 that is rezzed during a run on another server trashes no trojan', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Bumi 1.0'], rndIce: [rezzed('Enigma')] })
    .runner({ rig: [card('Parasite', { on: 'Enigma' })] })
    .running('Archives')
  game.fiat.rez('Bumi 1.0', 'free')
  expect(game.card('Bumi 1.0').rezzed).toBe(true)
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
})

test('Bumi 1.0 trashes any program and does 1 core damage', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Bumi 1.0')] })
    .runner({ rig: ['Mimic', 'Ninja', 'Desperado'], hand: ['Diesel'] })
    .encountering('Bumi 1.0')
  game.bothPass()
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Mimic', 'Ninja'])
  game.corp.answers('choose', 'Ninja')
  expect(game.runner).toMatchObject({ rig: ['Mimic', 'Desperado'], coreDamage: 1, hand: [] })
  expect(game.state.run).toBeDefined()
})

test('Bumi 1.0: the Runner loses a click to break a subroutine, and the Corp cannot', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Bumi 1.0')] })
    .runner({ clicks: 1, rig: ['Mimic'] })
    .encountering('Bumi 1.0')
  game.runner.uses('Bumi 1.0')
  game.runner.answers('subroutines', 0)
  expect(game.runner.clicks).toBe(0)
  expect(() => game.runner.uses('Bumi 1.0')).toThrow('click')
  game.runner.passes()
  expect(() => game.corp.uses('Bumi 1.0')).toThrow('Bumi 1.0')
})

test('Bumi 1.0: of 2 trojans the Corp chooses 1', () => {
  const game = rezzing([card('Parasite', { on: 'Enigma' }), card('Parasite', { on: 'Bumi 1.0' })])
  game.corp.agrees()
  expect(game.corp.question?.options).toHaveLength(2)
  const [, second] = game.corp.question?.options ?? []
  game.corp.answers('choose', second?.id ?? '')
  expect(game.runner.heap).toEqual(['Parasite'])
})

test('Bumi 1.0 trashes no trojan when other ice is rezzed during a run on its server', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hqIce: [rezzed('Bumi 1.0'), 'Ice Wall'], rndIce: [rezzed('Enigma')] })
    .runner({ rig: [card('Parasite', { on: 'Enigma' })] })
    .approaching('Ice Wall')
  game.runner.passes()
  game.corp.rezzes('Ice Wall')
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
})
