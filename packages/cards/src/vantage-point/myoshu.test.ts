import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (corp: object = {}) =>
  scenario({ definitions })
    .corp({
      credits: 10,
      hand: ['Myōshu'],
      remotes: [{ root: [card('Hostile Takeover', { advanced: 2 })] }],
      ...corp,
    })
    .corpTurn('window')

test('Myōshu becomes an agenda worth 2 points once an agenda was scored that was installed in an earlier turn', () => {
  const game = begin()
  game.corp.scores('Hostile Takeover')
  game.passUntil('corpAction')
  game.fiat.set({ corp: { credits: 10 } })
  game.corp.plays('Myōshu')
  expect(game.corp).toMatchObject({
    credits: 0,
    scored: ['Hostile Takeover', 'Myōshu'],
    agendaPoints: 3,
    archives: [],
  })
})

test('Myōshu cannot be played when no agenda was scored this turn', () => {
  const game = begin({ scored: ['Hostile Takeover'] })
  game.passUntil('corpAction')
  expect(() => game.corp.plays('Myōshu')).toThrow('you did not score an agenda')
})

test('CR 1.12.1: an agenda that was installed and scored this turn does not count for Myōshu', () => {
  const game = scenario({ definitions })
    .corp({ credits: 10, hand: ['Myōshu', 'Hostile Takeover'] })
    .corpTurn()
  game.corp.installs('Hostile Takeover', 'newRemote')
  game.fiat.placeCounters('Hostile Takeover', 'advancement', 2)
  game.passUntil(() => game.corp.question?.kind === 'paidWindow')
  game.corp.scores('Hostile Takeover')
  game.passUntil('nextAction')
  game.fiat.set({ corp: { credits: 10 } })
  expect(() => game.corp.plays('Myōshu')).toThrow('you did not score an agenda')
})

test('Myōshu can be played when one of two agendas scored this turn was installed earlier', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 10,
      hand: ['Myōshu', 'Offworld Office'],
      remotes: [{ root: [card('Hostile Takeover', { advanced: 2 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Hostile Takeover')
  game.passUntil('corpAction')
  game.corp.installs('Offworld Office', 'newRemote')
  game.fiat.score('Offworld Office')
  game.passUntil('nextAction')
  game.fiat.set({ corp: { credits: 10 } })
  game.corp.plays('Myōshu')
  expect(game.corp.agendaPoints).toBe(5)
})

test('an agenda that the Runner stole does not count for Myōshu', () => {
  const game = scenario({ definitions })
    .corp({ credits: 10, hand: ['Myōshu'] })
    .runner({ stolen: ['Hostile Takeover'] })
    .corpTurn()
  expect(() => game.corp.plays('Myōshu')).toThrow('you did not score an agenda')
})
