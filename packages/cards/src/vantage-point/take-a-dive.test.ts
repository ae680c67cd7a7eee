import { changeServer } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

/** Take a Dive was played, and a server chosen; each of both is protected by this ice. */
const diving = (server: string, ice = 'Tithe', clicks = 4) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed(ice)], rndIce: [rezzed(ice)], hand: [], deck: ['Enigma'] })
    .runner({ credits: 9, clicks, hand: ['Take a Dive', 'Diesel', 'Diesel'], rig: ['Mimic'] })
    .runnerTurn()
  game.runner.plays('Take a Dive')
  expect(game.runner.question?.options.map(option => option.server)).toEqual(['hq', 'rnd'])
  game.runner.answers('server', server)
  return game
}
type Game = ReturnType<typeof diving>

const breakAll = (game: Game) => {
  game.passUntil('encounter')
  game.runner.uses('Mimic')
  game.runner.breaks(0)
  game.runner.uses('Mimic') // Of one subroutine it is not asked which.
}

test('Take a Dive gives 1 bad publicity when a subroutine resolved and the run is successful', () => {
  for (const server of ['HQ', 'R&D']) {
    const game = diving(server)
    game.finishRun({ accesses: 'pass' })
    expect(game.corp.badPublicity).toBe(1)
  }
})

test('Take a Dive gives nothing when all subroutines were broken', () => {
  const game = diving('HQ')
  breakAll(game)
  game.passUntil('nextAction')
  expect(game.state.log.some(({ what }) => what === 'runSuccessful')).toBe(true)
  expect(game.corp.badPublicity).toBe(0)
})

test('Take a Dive gives nothing after a run that was not successful', () => {
  const game = diving('HQ', 'Wall of Static')
  game.passUntil('nextAction')
  expect(game.corp.badPublicity).toBe(0)
})

test('Take a Dive asks of its own run only, not of an earlier one', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Tithe')], rndIce: [], hand: [], deck: ['Enigma'] })
    .runner({ credits: 9, hand: ['Take a Dive', 'Diesel', 'Diesel'] })
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil('nextAction')
  expect(game.state.log.some(({ what }) => what === 'subroutineResolved')).toBe(true)
  game.fiat.move('Take a Dive', 'grip')
  game.runner.plays('Take a Dive')
  game.runner.answers('server', 'R&D')
  game.finishRun({ accesses: 'pass' })
  expect(game.corp.badPublicity).toBe(0)
})

test('CR 6.7.4a: Take a Dive follows the run from R&D to HQ, and not to Archives', () => {
  const game = diving('R&D')
  game.passUntil('encounter')
  const met = game.save()
  game.fiat.resolve('runner', changeServer('hq'))
  game.passUntil('nextAction')
  expect(game.corp.badPublicity).toBe(1)
  game.restore(met)
  game.fiat.resolve('runner', changeServer('archives'))
  game.passUntil('nextAction')
  expect(game.corp.badPublicity).toBe(0)
})

test('Take a Dive is removed from the game after the run, however that went', () => {
  const failed = diving('HQ', 'Wall of Static')
  expect(failed.card('Take a Dive').zone).toBe('play')
  failed.passUntil('nextAction')
  expect(failed.card('Take a Dive').zone).toBe('removed')
  const good = diving('HQ')
  good.passUntil('nextAction')
  expect(good.card('Take a Dive').zone).toBe('removed')
  expect(good.runner.heap).not.toContain('Take a Dive')
})
