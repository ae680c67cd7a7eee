import { all, chosen, from, trash } from '@paydata/engine/vocabulary'
import { card as put, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (power: number, corp: object = {}) =>
  scenario({ definitions })
    .corp({
      hand: ['Hedge Fund', 'Enigma'],
      deck: ['Hunter', 'Ice Wall', 'Tollbooth'],
      remotes: [{ root: ['PAD Campaign'] }, { root: ['PAD Campaign'] }, { root: ['Hostile Takeover'] }],
      ...corp,
    })
    .runner({ credits: 20, hand: ['Diesel'], rig: [put('Cacophony', { counters: { power } })] })
    .runnerTurn()
type Game = ReturnType<typeof begin>

const power = (game: Game) => game.card('Cacophony').counters.power ?? 0
const runOn = (game: Game, server: string, accesses: 'steal' | 'trash' | 'pass') => {
  game.runner.runs(server)
  game.finishRun({ accesses })
  game.passUntil('nextAction')
}
const endsTurn = (game: Game) => {
  game.fiat.set({ runner: { clicks: 0 } })
  game.passUntil(state => state.waiting.some(({ asks }) => asks === 'confirm' || asks === 'action'))
}

test('Cacophony gets 1 power counter the first time each turn the Runner trashes a Corp card', () => {
  const game = begin(0)
  runOn(game, 'Server 1', 'pass')
  expect(power(game)).toBe(0)
  runOn(game, 'Server 1', 'trash')
  expect(power(game)).toBe(1)
  runOn(game, 'Server 2', 'trash')
  expect(power(game)).toBe(1)
})

test('Cacophony gets a counter for an agenda that is stolen, and stealing and trashing count together', () => {
  const game = begin(0)
  runOn(game, 'Server 3', 'steal')
  expect(power(game)).toBe(1)
  runOn(game, 'Server 1', 'trash')
  expect(power(game)).toBe(1)
})

test('CR 1.14.5a: Cacophony gets no counter for what the Corp trashes, nor for cards of the Runner', () => {
  const game = begin(0)
  game.fiat.resolve('corp', trash(chosen(from('hq'))))
  game.corp.answers('choose', 'Hedge Fund')
  game.fiat.trash('Cacophony')
  game.fiat.move('Cacophony', 'rig')
  expect(power(game)).toBe(0)
})

test('CR 9.6.5b: Cacophony that comes later in the turn missed the first time', () => {
  const game = begin(0)
  game.fiat.move('Cacophony', 'grip')
  runOn(game, 'Server 1', 'trash')
  game.runner.installs('Cacophony')
  game.passUntil('nextAction')
  runOn(game, 'Server 2', 'trash')
  expect(power(game)).toBe(0)
})

test('Cacophony may remove 2 counters when the action phase of the Runner ends, and the Corp trashes 3 cards', () => {
  const game = begin(3)
  endsTurn(game)
  game.runner.agrees()
  game.corp.answers('choose', 'Enigma')
  expect(power(game)).toBe(1)
  expect(game.corp.hand).toEqual(['Hedge Fund'])
  expect(game.corp.deck).toEqual(['Tollbooth'])
  expect(game.corp.archivesFacedown.toSorted()).toEqual(['Enigma', 'Hunter', 'Ice Wall'])
})

test('Cacophony keeps its counters when the Runner declines', () => {
  const game = begin(2)
  endsTurn(game)
  game.runner.declines()
  game.passUntil('corpAction')
  expect(power(game)).toBe(2)
  expect(game.corp.archives).toEqual([])
})

test('Cacophony with 1 counter offers nothing', () => {
  const game = begin(1)
  endsTurn(game)
  expect(game.state.active).toBe('corp')
  expect(power(game)).toBe(1)
})

test('Cacophony does nothing when the action phase of the Corp ends', () => {
  const game = scenario({ definitions })
    .runner({ rig: [put('Cacophony', { counters: { power: 2 } })] })
    .corpTurn()
  game.fiat.set({ corp: { clicks: 0 } })
  game.passUntil('runnerAction')
  expect(game.card('Cacophony').counters.power).toBe(2)
})

test('Cacophony gets no counter when the Runner trashes a card of their own', () => {
  const game = begin(0)
  game.fiat.resolve('runner', trash(all(from('grip'))))
  expect(game.runner.heap).toEqual(['Diesel'])
  expect(power(game)).toBe(0)
  runOn(game, 'Server 1', 'trash')
  expect(power(game)).toBe(1)
})
