import { card, scenario } from '@paydata/scenario'
import { agenda, asset, event, made, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  additionalCost,
  addWith,
  always,
  becomeAgenda,
  credits,
  gainCredits,
  play,
  scored,
  type,
  when,
  would,
} from '../../src/vocabulary.ts'

const slowSecret = made(
  agenda('Slow Secret'),
  when(would({ effect: 'scoreArea', by: 'runner', card: 'self' }), addWith('agenda', 4, { card: 'self' })),
  when({ on: { what: ['stolen'], card: 'self' } }, gainCredits(1)),
)

const definitions = defineCards('rules-9-9-score-areas', [
  made(
    agenda('Ripening'),
    when(would({ effect: 'scoreArea', by: 'corp', card: 'self' }), addWith('agenda', 2, { card: 'self' })),
    when(scored, gainCredits(1)),
  ),
  slowSecret,
  made(agenda('Plain Plan')),
  made(asset('Toll'), always(additionalCost('steal', [credits(1)], { cards: [type('agenda')] }))),
  made(
    resource('Sceptic'),
    always({
      declare: 'replace',
      effect: 'scoreArea',
      who: 'you',
      withIt: { instead: 'resolve', does: [gainCredits(5)] },
    }),
  ),
  made(event('Trophy'), play(becomeAgenda('self', 2))),
])

const table = () => scenario({ definitions })
const stealing = (corp: object, runner: object = {}) => {
  const game = table()
    .corp(corp)
    .runner({ credits: 1, ...runner })
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil('access')
  game.runner.passes()
  return game
}

test('CR 9.9.10: an agenda that would be scored is scored with counters, and just once', () => {
  const game = table()
    .corp({ credits: 0, remotes: [{ root: [card('Ripening', { advanced: 2 })] }] })
    .corpTurn('window')
  game.corp.scores('Ripening')
  game.passUntil('nextAction')
  expect(game.corp).toMatchObject({ scored: ['Ripening'], credits: 1, agendaPoints: 1 })
  expect(game.card('Ripening').counters).toEqual({ agenda: 2 })
})

test('CR 9.1.8b: an agenda in HQ says how it would be stolen, also for a price', () => {
  for (const [corp, left] of [
    [{ hand: ['Slow Secret'] }, 1],
    [{ hand: ['Slow Secret'], remotes: [{ root: [card('Toll', { rezzed: true })] }] }, 0],
  ] as const) {
    const game = stealing({ credits: 0, ...corp })
    game.runner.steals()
    game.passUntil('nextAction')
    expect(game.runner).toMatchObject({ stolen: ['Slow Secret'], credits: left, agendaPoints: 1 })
    expect(game.corp.credits).toBe(1)
    expect(game.card('Slow Secret').counters).toEqual({ agenda: 4 })
  }
})

test('CR 9.9.8: what replaces the entry into a score area leaves the agenda where it was', () => {
  const game = stealing({ hand: ['Plain Plan'] }, { rig: ['Sceptic'] })
  game.runner.steals()
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ stolen: [], credits: 6 })
  expect(game.corp.hand).toEqual(['Plain Plan'])
  expect(game.state.log.some(({ what }) => what === 'stolen')).toBe(false)
})

test('CR 9.9.8: so does what replaces that a card is added as an agenda (CR 1.17.3f)', () => {
  const game = table()
    .runner({ hand: ['Trophy'], rig: ['Sceptic'], credits: 0 })
    .runnerTurn()
  game.runner.plays('Trophy')
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ stolen: [], credits: 5, heap: ['Trophy'], agendaPoints: 0 })
})
