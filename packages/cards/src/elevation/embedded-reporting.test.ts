import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const ending = (agenda: number, deck: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ scored: [card('Embedded Reporting', { counters: { agenda } })], deck })
    .at('corpTurn.discard')
  game.passUntil(() => game.corp.question?.kind === 'confirm' || game.state.active === 'runner')
  return game
}

test('CR 10.13.1: Embedded Reporting gets 2 counters for each advancement counter more than it needs', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Embedded Reporting', { advanced: 5 })] }] })
    .corpTurn('window')
  game.corp.scores('Embedded Reporting')
  expect(game.card('Embedded Reporting').counters).toMatchObject({ agenda: 4 })
})

test('Embedded Reporting gets no counter when it has just what it needs', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Embedded Reporting', { advanced: 3 })] }] })
    .corpTurn('window')
  game.corp.scores('Embedded Reporting')
  expect(game.card('Embedded Reporting').counters.agenda ?? 0).toBe(0)
})

test('Embedded Reporting: for a counter an operation is found, revealed and put on top of R&D', () => {
  const game = ending(2, ['Enigma', 'Hunter', 'Hedge Fund', 'Chum', 'Biotic Labor'])
  game.corp.agrees()
  expect(game.corp.question?.options.flatMap(option => option.card ?? []).sort()).toEqual([
    'Biotic Labor',
    'Hedge Fund',
  ])
  game.corp.answers('search', 'Hedge Fund')
  expect(game.corp.deck[0]).toBe('Hedge Fund')
  expect(game.corp.deck).toHaveLength(5)
  expect(game.state.log.some(each => each.what === 'revealed' && each.card === 'Hedge Fund')).toBe(true)
  expect(game.card('Embedded Reporting').counters).toMatchObject({ agenda: 1 })
})

test('Embedded Reporting: the Corp may find nothing, and has spent the counter', () => {
  const game = ending(1, ['Enigma', 'Hedge Fund'])
  game.corp.agrees()
  game.corp.answers('search')
  expect(game.corp.deck).toHaveLength(2)
  expect(game.card('Embedded Reporting').counters.agenda ?? 0).toBe(0)
})

test('Embedded Reporting: the Corp keeps the counter', () => {
  const game = ending(1, ['Enigma', 'Hedge Fund'])
  game.corp.declines()
  expect(game.corp.deck).toEqual(['Enigma', 'Hedge Fund'])
  expect(game.card('Embedded Reporting').counters).toMatchObject({ agenda: 1 })
})

test('Embedded Reporting without a counter does nothing when the discard phase ends', () => {
  const game = ending(0, ['Enigma', 'Hedge Fund'])
  expect(() => game.corp.agrees()).toThrow('agree')
})

test('Embedded Reporting does nothing when the discard phase of the Runner ends', () => {
  const game = scenario({ definitions })
    .corp({
      scored: [card('Embedded Reporting', { counters: { agenda: 1 } })],
      deck: ['Enigma', 'Hedge Fund'],
    })
    .at('runnerTurn.discard')
  game.passUntil('corpAction')
  expect(game.card('Embedded Reporting').counters).toMatchObject({ agenda: 1 })
})
