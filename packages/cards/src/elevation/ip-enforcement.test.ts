import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { describe, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (runner: object, corp: object = {}) => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hand: ['IP Enforcement'], ...corp })
    .runner(runner)
    .corpTurn()
  game.corp.plays('IP Enforcement')
  return game
}
const stolen = ['Hostile Takeover', 'Private Security Force', 'Priority Requisition']

describe('IP Enforcement', () => {
  test('removes X tags for X credits, and installs an agenda worth X', () => {
    const game = begin({ tags: 2, stolen })
    expect(game.corp.question).toMatchObject({ kind: 'number', min: 0, max: 2 })
    game.corp.answers('X', 2)
    expect(game.corp.question?.options.map(option => option.card)).toEqual(['Private Security Force'])
    game.corp.answers('choose', 'Private Security Force')
    game.corp.answers('server', 'newRemote')
    expect(game.card('Private Security Force')).toMatchObject({ zone: 'root', advancement: 0 })
    expect(game.runner).toMatchObject({ tags: 0, stolen: ['Hostile Takeover', 'Priority Requisition'] })
    expect(game.corp).toMatchObject({ credits: 7, archives: ['IP Enforcement'] })
  })

  test('of two agendas worth X the Corp chooses one', () => {
    const game = begin({ tags: 2, stolen: ['Private Security Force', 'Nisei MK II', 'Hostile Takeover'] })
    game.corp.answers('X', 2)
    expect(game.corp.question?.options.map(option => option.card)).toEqual([
      'Private Security Force',
      'Nisei MK II',
    ])
    game.corp.answers('choose', 'Nisei MK II')
    game.corp.answers('server', 'newRemote')
    expect(game.card('Nisei MK II').zone).toBe('root')
    expect(game.runner.stolen).toEqual(['Private Security Force', 'Hostile Takeover'])
  })

  test('places an advancement counter on it if the Runner is still tagged', () => {
    const game = begin({ tags: 4, stolen })
    expect(game.corp.question).toMatchObject({ min: 0, max: 4 })
    game.corp.answers('X', 3)
    game.corp.answers('choose', 'Priority Requisition')
    game.corp.answers('server', 'newRemote')
    expect(game.card('Priority Requisition')).toMatchObject({ zone: 'root', advancement: 1 })
    expect(game.runner.tags).toBe(1)
  })

  test('X is no more than the Corp can pay', () => {
    expect(begin({ tags: 4, stolen }, { credits: 1 }).corp.question).toMatchObject({ max: 1 })
  })

  test('the printed points count, whatever an agenda is worth to the Runner', () => {
    const game = begin({ tags: 2, stolen: ['Let Them Dream'] })
    game.corp.answers('X', 2)
    expect(game.corp.question?.options.map(option => option.card)).toEqual(['Let Them Dream'])
  })

  test('of no agenda worth X none is installed, and the tags are removed all the same', () => {
    const game = begin({ tags: 3, stolen: ['Hostile Takeover'] })
    game.corp.answers('X', 2)
    expect(game.runner).toMatchObject({ tags: 1, stolen: ['Hostile Takeover'] })
    expect(game.corp.question?.kind).toBe('paidWindow')
  })

  test('with no tags X is 0, and only an agenda worth 0 points could be installed', () => {
    const game = begin({ stolen })
    expect(game.corp.question).toMatchObject({ min: 0, max: 0 })
    game.corp.answers('X', 0)
    expect(game.runner.stolen).toEqual(stolen)
  })

  test('agendas of the Corp are not chosen', () => {
    const game = begin({ tags: 2, stolen: ['Hostile Takeover'] }, { scored: ['Private Security Force'] })
    game.corp.answers('X', 2)
    expect(game.corp.scored).toEqual(['Private Security Force'])
  })

  test('CR 1.13.13: what is hosted on the agenda is gone once it is installed', () => {
    const game = begin({ tags: 3, stolen: [card('Next Big Thing', { counters: { agenda: 1 } })] })
    game.corp.answers('X', 3)
    game.corp.answers('choose', 'Next Big Thing')
    game.corp.answers('server', 'newRemote')
    expect(game.card('Next Big Thing').counters.agenda ?? 0).toBe(0)
  })
})
