import { chosen, forfeit, from, rez } from '@paydata/engine/vocabulary'
import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

/** Hostile Takeover, worth 1 point, has just been installed and advanced twice. */
const justInstalled = (corp: object = {}, runner: object = {}) => {
  const game = scenario({ definitions })
    .corp({ credits: 10, hand: ['Hostile Takeover'], ...corp })
    .runner({ credits: 0, rig: ['Word on the Street'], hand: [], deck: ['Diesel', 'Diesel'], ...runner })
    .corpTurn()
  game.corp.installs('Hostile Takeover', 'newRemote')
  game.fiat.placeCounters('Hostile Takeover', 'advancement', 2)
  game.passUntil(() => game.corp.question?.kind === 'paidWindow')
  return game
}

/** It was installed in an earlier turn. */
const longInstalled = (runner: object = {}) =>
  scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [card('Hostile Takeover', { advanced: 2 })] }] })
    .runner({ credits: 0, rig: ['Word on the Street'], hand: [], deck: ['Diesel', 'Diesel'], ...runner })
    .corpTurn('window')

test('Word on the Street goes to the score area of the Corp, worth -1 point, to score an agenda installed this turn', () => {
  const game = justInstalled()
  game.corp.scores('Hostile Takeover')
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ scored: ['Word on the Street', 'Hostile Takeover'], agendaPoints: 0 })
  expect(game.runner).toMatchObject({ rig: [], heap: [], credits: 0, hand: [] })
})

test('CR 1.16.10c: the Corp pays with Word on the Street before the agenda is scored', () => {
  const game = justInstalled()
  game.corp.scores('Hostile Takeover')
  const happened = game.state.log.map(({ what }) => what)
  expect(happened.indexOf('converted')).toBeGreaterThan(0)
  expect(happened.indexOf('scored')).toBeGreaterThan(happened.indexOf('converted'))
})

test('the Corp is told what it pays with to score the agenda, and need not score it', () => {
  const game = justInstalled()
  const offer = game.corp.question?.options.find(({ kind }) => kind === 'score')
  expect(offer?.words).toContain('Word on the Street')
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ scored: [], agendaPoints: 0 })
  expect(game.runner.rig).toEqual(['Word on the Street'])
})

test('the Runner gains 4 credits and draws a card when the agenda was installed in an earlier turn', () => {
  const game = longInstalled()
  game.corp.scores('Hostile Takeover')
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ scored: ['Hostile Takeover'], agendaPoints: 1 })
  expect(game.runner).toMatchObject({ rig: [], heap: ['Word on the Street'], credits: 4, hand: ['Diesel'] })
})

test('CR 1.2.4: the Runner who has no card left to draw still trashes it and gains 4 credits', () => {
  const game = longInstalled({ deck: [] })
  game.corp.scores('Hostile Takeover')
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ heap: ['Word on the Street'], credits: 4, hand: [] })
})

test('an agenda that was installed in the last turn of the Corp counts as not installed this turn', () => {
  const game = scenario({ definitions })
    .corp({ credits: 10, hand: ['Hostile Takeover'], clicks: 1 })
    .runner({ credits: 0, rig: ['Word on the Street'] })
    .corpTurn()
  game.corp.installs('Hostile Takeover', 'newRemote')
  game.fiat.placeCounters('Hostile Takeover', 'advancement', 2)
  game.passUntil('runnerAction')
  for (let click = 0; click < 4; click++) {
    game.runner.gainsCredit()
    game.passUntil(() => game.runner.question?.kind === 'action' || game.state.active === 'corp')
  }
  game.passUntil(() => game.corp.question?.options.some(({ kind }) => kind === 'score') ?? false)
  game.corp.scores('Hostile Takeover')
  game.passUntil('corpAction')
  expect(game.runner).toMatchObject({ heap: ['Word on the Street'], credits: 8 })
  expect(game.corp.scored).toEqual(['Hostile Takeover'])
})

test('nothing happens when the Runner steals an agenda', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hostile Takeover'] })
    .runner({ credits: 0, rig: ['Word on the Street'] })
    .accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ stolen: ['Hostile Takeover'], rig: ['Word on the Street'], credits: 0 })
})

test('an agenda that is scored when Word on the Street is gone costs nothing more', () => {
  const game = justInstalled()
  game.fiat.trash('Word on the Street')
  game.corp.scores('Hostile Takeover')
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ scored: ['Hostile Takeover'], agendaPoints: 1 })
})

test('CR 10.1.3: in the score area it has no ability, so that the next agenda is scored for nothing', () => {
  const game = justInstalled({ hand: ['Hostile Takeover', 'Offworld Office'] })
  game.corp.scores('Hostile Takeover')
  game.passUntil('corpAction')
  game.corp.installs('Offworld Office', 'newRemote')
  game.fiat.score('Offworld Office')
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({
    scored: ['Word on the Street', 'Hostile Takeover', 'Offworld Office'],
    agendaPoints: 2,
  })
})

test('CR 1.2.2: the Corp cannot choose it among the agendas that it forfeits', () => {
  const game = justInstalled({ scored: ['Offworld Office'] })
  game.corp.scores('Hostile Takeover')
  game.passUntil('corpAction')
  game.fiat.resolve('corp', forfeit(chosen(from('corpScore'))))
  expect(game.corp.question?.options.map(each => each.card)).toEqual(['Offworld Office', 'Hostile Takeover'])
  game.corp.chooses('Hostile Takeover')
  expect(game.corp).toMatchObject({ scored: ['Offworld Office', 'Word on the Street'], agendaPoints: 1 })
})

test('CR 1.2.2: it cannot be forfeited to pay, be it the only agenda of the Corp', () => {
  const game = justInstalled({ hand: ['Hostile Takeover', 'Archer'] })
  game.corp.scores('Hostile Takeover')
  game.passUntil('corpAction')
  game.fiat.move('Hostile Takeover', 'removed')
  game.fiat.move('Archer', 'ice', { server: 'hq' })
  game.fiat.resolve('corp', rez(chosen(from('ice'))))
  expect(game.corp.scored).toEqual(['Word on the Street'])
  expect(game.card('Archer').rezzed).toBe(false)
})

test('with -1 points from it the Corp has not won with 7 points of other agendas', () => {
  const game = justInstalled({ scored: ['Offworld Office', 'Offworld Office', 'Offworld Office'] })
  expect(game.corp.agendaPoints).toBe(6)
  game.corp.scores('Hostile Takeover')
  game.passUntil('nextAction')
  expect(game.corp.agendaPoints).toBe(6)
  expect(game.state.winner).toBeUndefined()
})
