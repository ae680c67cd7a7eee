import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { describe, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const counted = card('Next Big Thing', { counters: { agenda: 1 } })
const counters = (game: { card(title: string): { counters: { agenda?: number } } }) =>
  game.card('Next Big Thing').counters.agenda ?? 0

describe('Next Big Thing gets a counter', () => {
  test('when it is scored', () => {
    const game = scenario({ definitions })
      .corp({ remotes: [{ root: [card('Next Big Thing', { advanced: 5 })] }] })
      .corpTurn('window')
    game.corp.scores('Next Big Thing')
    expect(counters(game)).toBe(1)
    expect(game.corp.agendaPoints).toBe(3)
  })

  test('when it is stolen', () => {
    const game = scenario({ definitions })
      .corp({ remotes: [{ root: ['Next Big Thing'] }] })
      .accessing('Next Big Thing')
    game.runner.passes()
    game.runner.steals()
    expect(game.card('Next Big Thing').zone).toBe('runnerScore')
    expect(counters(game)).toBe(1)
  })

  test('not when another agenda is scored or stolen', () => {
    const game = scenario({ definitions })
      .corp({ scored: ['Next Big Thing'], remotes: [{ root: [card('Hostile Takeover', { advanced: 2 })] }] })
      .corpTurn('window')
    game.corp.scores('Hostile Takeover')
    expect(counters(game)).toBe(0)
  })
})

describe('Next Big Thing draws and shuffles', () => {
  const begin = (corp: object, runner: object = {}) =>
    scenario({ definitions })
      .corp({
        hand: ['Enigma'],
        deck: ['Hedge Fund', 'Ice Wall', 'PAD Campaign', 'Snare!', 'Hunter'],
        ...corp,
      })
      .runner(runner)
      .corpTurn()

  test('for a click and its counter: 4 cards, then any cards of HQ go into R&D', () => {
    const game = begin({ scored: [counted] })
    game.corp.uses('Next Big Thing')
    expect(game.corp).toMatchObject({ clicks: 2 })
    expect(game.corp.hand).toEqual(['Enigma', 'Hedge Fund', 'Ice Wall', 'PAD Campaign', 'Snare!'])
    expect(game.corp.question).toMatchObject({ min: 0, max: 5 })
    game.corp.answers('choose', 'Enigma', 'Snare!')
    expect(game.corp.hand).toEqual(['Hedge Fund', 'Ice Wall', 'PAD Campaign'])
    expect(game.corp.deck.toSorted()).toEqual(['Enigma', 'Hunter', 'Snare!'])
    expect(game.state.log.some(({ what }) => what === 'shuffled')).toBe(true)
    expect(counters(game)).toBe(0)
  })

  test('none of them have to go', () => {
    const game = begin({ scored: [counted] })
    game.corp.uses('Next Big Thing')
    game.corp.answers('choose')
    expect(game.corp.hand).toHaveLength(5)
    expect(game.corp.deck).toEqual(['Hunter'])
  })

  test('also where the agenda is in the score area of the Runner, and the Corp chooses', () => {
    const game = begin({}, { stolen: [counted] })
    game.corp.uses('Next Big Thing')
    expect(game.corp.hand).toHaveLength(5)
    game.corp.answers('choose', 'Hedge Fund')
    expect(game.corp.hand).toHaveLength(4)
    expect(counters(game)).toBe(0)
  })

  test('but the Runner cannot use it there', () => {
    const game = scenario({ definitions })
      .runner({ stolen: [counted] })
      .runnerTurn()
    expect(() => game.runner.uses('Next Big Thing')).toThrow('Next Big Thing')
  })

  test('not without a counter, in either score area', () => {
    expect(() => begin({ scored: ['Next Big Thing'] }).corp.uses('Next Big Thing')).toThrow('counter')
    expect(() => begin({}, { stolen: ['Next Big Thing'] }).corp.uses('Next Big Thing')).toThrow('counter')
  })

  test('not where it is installed', () => {
    const game = begin({ remotes: [{ root: [counted] }] })
    expect(() => game.corp.uses('Next Big Thing')).toThrow('Next Big Thing')
  })
})
