import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const ending = (agenda = 2) => {
  const game = scenario({ definitions })
    .corp({
      scored: [card('Sericulture Expansion', { counters: { agenda } })],
      hqIce: [rezzed('Enigma')],
      remotes: [{ root: ['Nisei MK II'] }],
    })
    .runner({ rig: ['Mimic'] })
    .at('corpTurn.discard')
  game.passUntil(() => game.corp.question?.kind === 'confirm' || game.state.active === 'runner')
  return game
}

test('CR 10.13.1: Sericulture Expansion gets a counter for each advancement counter more than it needs', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Sericulture Expansion', { advanced: 5 })] }] })
    .corpTurn('window')
  game.corp.scores('Sericulture Expansion')
  expect(game.card('Sericulture Expansion').counters).toMatchObject({ agenda: 2 })
})

test('Sericulture Expansion: for a counter any installed card gets 2 advancement counters', () => {
  const game = ending()
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual([
    'Enigma',
    'Mimic',
    'Nisei MK II',
  ])
  game.corp.answers('choose', 'Nisei MK II')
  expect(game.card('Nisei MK II').advancement).toBe(2)
  expect(game.card('Sericulture Expansion').counters).toMatchObject({ agenda: 1 })
})

test('Sericulture Expansion: also a card that cannot be advanced gets the counters', () => {
  const game = ending()
  game.corp.agrees()
  game.corp.answers('choose', 'Enigma')
  expect(game.card('Enigma').advancement).toBe(2)
})

test('Sericulture Expansion: the Corp keeps the counter', () => {
  const game = ending()
  game.corp.declines()
  expect(game.card('Sericulture Expansion').counters).toMatchObject({ agenda: 2 })
})

test('Sericulture Expansion without a counter does nothing', () => {
  const game = ending(0)
  expect(() => game.corp.agrees()).toThrow('agree')
})

test('Sericulture Expansion: the Corp scores the agenda in its next turn', () => {
  const game = scenario({ definitions })
    .corp({
      scored: [card('Sericulture Expansion', { counters: { agenda: 1 } })],
      remotes: [{ root: ['Hostile Takeover'] }],
    })
    .at('corpTurn.discard')
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  game.corp.agrees()
  game.corp.answers('choose', 'Hostile Takeover')
  game.passUntil('runnerAction')
  expect(game.corp.scored).toEqual(['Sericulture Expansion'])
})

test('Sericulture Expansion does nothing when the discard phase of the Runner ends', () => {
  const game = scenario({ definitions })
    .corp({
      scored: [card('Sericulture Expansion', { counters: { agenda: 1 } })],
      remotes: [{ root: ['Nisei MK II'] }],
    })
    .at('runnerTurn.discard')
  game.passUntil('corpAction')
  expect(game.card('Sericulture Expansion').counters).toMatchObject({ agenda: 1 })
})
