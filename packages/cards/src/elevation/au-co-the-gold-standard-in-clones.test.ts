import { all, damage, from, sabotage, suffer, together, trash } from '@paydata/engine/vocabulary'
import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const identity = 'AU Co.: The Gold Standard in Clones'

const begin = (corp: object = {}, runner: object = {}) =>
  scenario({ definitions })
    .corp({ identity, hand: [], ...corp })
    .runner({ hand: ['Diesel', 'Mimic', 'Decoy', 'Corroder', 'Yog.0'], ...runner })
type Game = ReturnType<ReturnType<typeof begin>['corpTurn']>

const counters = (game: Game): number => game.card(identity).counters.power ?? 0

test('AU Co. places 1 power counter whenever the Corp does damage, however much', () => {
  const game = begin().corpTurn()
  game.fiat.resolve('corp', damage('net', 3))
  expect(counters(game)).toBe(1)
  game.fiat.resolve('corp', damage('meat', 1))
  expect(counters(game)).toBe(2)
})

test('AU Co. places no counter for damage that the Runner does, nor for none', () => {
  const game = begin().runnerTurn()
  game.fiat.resolve('runner', suffer('meat', 1))
  expect(game.runner.hand).toHaveLength(4)
  expect(counters(game)).toBe(0)
})

test('AU Co. places 1 power counter for cards of HQ that are trashed together, and 1 each time', () => {
  const game = begin({ hand: ['Enigma', 'Hunter', 'Ice Wall'] }).corpTurn()
  const hunter = all(from('hq', { is: 'named', name: 'Hunter' }))
  game.fiat.resolve('corp', trash(hunter))
  expect(counters(game)).toBe(1)
  game.fiat.resolve('corp', trash(all(from('hq'))))
  expect(game.corp.hand).toEqual([])
  expect(counters(game)).toBe(2)
})

test('AU Co. places a counter for each when damage and a card from HQ come together', () => {
  const game = begin({ hand: ['Enigma'] }).corpTurn()
  game.fiat.resolve('corp', together(damage('net', 1), trash(all(from('hq')))))
  while (game.corp.question?.kind === 'reaction') game.corp.answers('reaction', identity)
  expect(counters(game)).toBe(2)
})

test('AU Co. counts cards that the Corp trashes from HQ by sabotage, but not those of R&D', () => {
  const sabotaged = (...chosen: readonly string[]): number => {
    const game = begin({ hand: ['Enigma', 'Hunter'], deck: ['Ice Wall', 'Chum'] }).runnerTurn()
    game.fiat.resolve('runner', sabotage(2))
    game.corp.answers('choose', ...chosen)
    expect(game.corp.archivesFacedown).toHaveLength(2)
    return counters(game)
  }
  expect(sabotaged('Enigma', 'Hunter')).toBe(1)
  expect(sabotaged('Enigma')).toBe(1)
  expect(sabotaged()).toBe(0)
})

test('AU Co. does not count what the Runner trashes in HQ, what is discarded, or an operation that was played', () => {
  const game = begin({ hand: ['Hedge Fund', 'PAD Campaign'], clicks: 1 }, { credits: 9 }).corpTurn()
  game.corp.plays('Hedge Fund')
  expect(game.corp.archives).toEqual(['Hedge Fund'])
  game.passUntil('runnerAction')
  game.runner.runs('HQ')
  game.passUntil('access')
  game.runner.trashes()
  expect(game.corp.archives).toContain('PAD Campaign')
  expect(counters(game)).toBe(0)
  const full = begin({ hand: Array(7).fill('Enigma') }).at('corpTurn.discard')
  full.corp.answers('discard', 'Enigma', 'Enigma')
  expect(full.corp.archivesFacedown).toHaveLength(2)
  expect(counters(full)).toBe(0)
})

/** The turn of the Corp begins with so many counters. */
const turn = (
  power: number,
  deck: readonly string[] = ['Enigma', 'Hunter', 'Ice Wall', 'Chum', 'Rototurret'],
) => {
  const game = begin({ deck }).beforeCorpTurn()
  game.fiat.setCounters(identity, { power })
  game.passUntil(state => state.waiting.some(({ asks }) => asks !== 'paidWindow'))
  return game
}

test('AU Co. removes 2 counters to look at 3 cards, of which 1 is trashed and 2 come to HQ', () => {
  const game = turn(3)
  game.corp.agrees()
  expect(counters(game)).toBe(1)
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Enigma', 'Hunter', 'Ice Wall'])
  game.corp.answers('choose', 'Hunter')
  game.passUntil('nextAction')
  expect(game.corp.archivesFacedown).toEqual(['Hunter'])
  expect(game.corp.hand).toEqual(['Enigma', 'Ice Wall', 'Chum'])
  expect(game.corp.deck).toEqual(['Rototurret'])
  expect(counters(game)).toBe(1)
})

test('AU Co. keeps its counters, and does not ask with only 1', () => {
  const game = turn(2)
  game.corp.declines()
  game.passUntil('nextAction')
  expect(game.corp.hand).toEqual(['Enigma'])
  expect(counters(game)).toBe(2)
  const poor = turn(1)
  expect(poor.corp.question?.kind).toBe('action')
  expect(poor.corp.hand).toEqual(['Enigma'])
})

test('AU Co. trashes 1 of what there is when R&D holds fewer cards', () => {
  const game = turn(2, ['Enigma'])
  game.corp.agrees()
  game.corp.answers('choose', 'Enigma')
  expect(game.corp.archivesFacedown).toEqual(['Enigma'])
  expect(game.corp.hand).toEqual([])
})

test('AU Co. does nothing when the turn of the Runner begins', () => {
  const game = begin({ deck: ['Enigma', 'Hunter', 'Ice Wall'] }).beforeRunnerTurn()
  game.fiat.setCounters(identity, { power: 2 })
  game.passUntil('runnerAction')
  expect(counters(game)).toBe(2)
})
