import type { Definition } from '@paydata/engine'
import {
  additionalCost,
  always,
  card,
  chosen,
  clicks,
  defineCards,
  from,
  gainCredits,
  play,
  playCard,
} from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const double = 'Flood the Market'

const begin = (corp: object = {}) =>
  scenario({ definitions })
    .corp({
      credits: 20,
      clicks: 4,
      hand: [double, double],
      remotes: [{ root: [rezzed('Synchrocyclotron')] }, { root: ['Priority Requisition'] }],
      ...corp,
    })
    .corpTurn()
type Game = ReturnType<typeof begin>

const playsDouble = (game: Game) => {
  game.corp.plays(double)
  game.corp.answers('choose', 'Priority Requisition')
  game.passUntil('nextAction')
}

test('Synchrocyclotron: the first double operation of a turn costs only the click of the action', () => {
  const game = begin()
  playsDouble(game)
  expect(game.corp).toMatchObject({ clicks: 3, credits: 17 })
  playsDouble(game)
  expect(game.corp).toMatchObject({ clicks: 1, credits: 14 })
})

test('Synchrocyclotron lets a double operation be played with the last click', () => {
  const game = begin({ clicks: 1 })
  playsDouble(game)
  expect(game.corp.archives).toEqual([double])
})

test('Synchrocyclotron does nothing for an operation that is no double, which is not the first either', () => {
  const game = begin({ hand: ['Hedge Fund', double] })
  game.corp.plays('Hedge Fund')
  game.passUntil('nextAction')
  expect(game.corp.clicks).toBe(3)
  playsDouble(game)
  expect(game.corp.clicks).toBe(2)
})

test('Synchrocyclotron counts a double operation that was played before it was rezzed', () => {
  const game = begin({ remotes: [{ root: ['Synchrocyclotron'] }, { root: ['Priority Requisition'] }] })
  playsDouble(game)
  expect(game.corp.clicks).toBe(2)
  game.fiat.rez('Synchrocyclotron', 'free')
  expect(() => begin({ clicks: 1, remotes: [{ root: ['Synchrocyclotron'] }] }).corp.plays(double)).toThrow(
    'CR 5.2.2',
  )
  playsDouble(game)
  expect(game.corp.clicks).toBe(0)
})

test('Synchrocyclotron: an operation that an effect plays costs no click either', () => {
  const game = begin()
  game.fiat.resolve('corp', playCard(chosen(from('hq'))))
  game.corp.answers('choose', double)
  expect(game.corp.question).toMatchObject({ kind: 'choose' })
  expect(game.corp).toMatchObject({ clicks: 4, credits: 17 })
})

test('Synchrocyclotron lowers the cost of the first one in the next turn again', () => {
  const game = begin({ clicks: 1 })
  playsDouble(game)
  game.passUntil('runnerAction')
  for (let i = 0; i < 4; i++) {
    game.runner.gainsCredit()
    game.passUntil('nextAction')
  }
  expect(game.state.active).toBe('corp')
  playsDouble(game)
  expect(game.corp.clicks).toBe(2)
})

test('CR 1.16.2a: Synchrocyclotron takes 1 click off an operation that costs 2 more', () => {
  const overtime: Definition = {
    ...card('overtime', always(additionalCost('play', [clicks(2)], { cards: 'self' })), play(gainCredits(1))),
    printed: { title: 'Overtime', side: 'corp', type: 'operation', subtypes: ['double'], cost: 0 },
  }
  const game = scenario({ definitions: defineCards('synchrocyclotron-and-overtime', [...cards, overtime]) })
    .corp({ credits: 0, clicks: 4, hand: ['Overtime'], remotes: [{ root: [rezzed('Synchrocyclotron')] }] })
    .corpTurn()
  game.corp.plays('Overtime')
  expect(game.corp).toMatchObject({ clicks: 2, credits: 1 })
})
