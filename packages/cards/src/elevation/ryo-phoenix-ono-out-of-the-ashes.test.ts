import { happened, lastTurn, rezzed, scenario, successfulRun } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const table = (corp: object = {}, runner: object = {}) =>
  scenario({ definitions })
    .corp({ credits: 0, hand: ['Hedge Fund', 'Ice Wall'], hqIce: [rezzed('Diviner')], ...corp })
    .runner({
      identity: 'Ryō “Phoenix” Ōno: Out of the Ashes',
      credits: 0,
      hand: ['Diesel', 'Diesel', 'Diesel', 'Diesel'],
      ...runner,
    })
type Game = ReturnType<ReturnType<typeof table>['runnerTurn']>

const goes = (game: Game, server: string): Game => {
  game.runner.runs(server)
  game.passUntil(({ waiting }) => waiting.some(({ asks }) => asks === 'choose' || asks === 'candidate'))
  return game
}

test('Ryō Ōno gains 1 credit as a run is successful after a subroutine resolved, and the Corp trashes 1 card of its choice', () => {
  const game = goes(table({ rndIce: [rezzed('Diviner')] }).runnerTurn(), 'R&D')
  expect(game.corp.question?.options.map(({ card }) => card)).toEqual(['Hedge Fund', 'Ice Wall'])
  game.corp.answers('choose', 'Ice Wall')
  expect(game.runner.credits).toBe(1)
  expect(game.corp).toMatchObject({ hand: ['Hedge Fund'], archivesFacedown: ['Ice Wall'] })
  game.finishRun({ accesses: 'pass' })
})

test('Ryō Ōno does nothing where no subroutine resolved, or the run was not successful', () => {
  const quiet = table().running('R&D')
  quiet.finishRun({ accesses: 'pass' })
  expect(quiet.runner.credits).toBe(0)
  const stopped = table({ rndIce: [rezzed('Wall of Static')] }).running('R&D')
  stopped.finishRun({ accesses: 'pass' })
  expect(stopped.state.log.some(({ what }) => what === 'subroutineResolved')).toBe(true)
  expect(stopped.runner.credits).toBe(0)
  expect(stopped.corp.hand).toHaveLength(2)
})

test('Ryō Ōno does nothing where all subroutines were broken', () => {
  const game = table({}, { credits: 9, rig: ['Unity'] }).encountering('Diviner')
  game.runner.uses('Unity', 1)
  game.runner.uses('Unity', 1)
  game.runner.uses('Unity', 0)
  const { credits } = game.runner
  game.finishRun({ accesses: 'pass' })
  expect(game.state.log.some(({ what }) => what === 'runSuccessful')).toBe(true)
  expect(game.runner.credits).toBe(credits)
})

test('CR 9.3.2b: Ryō Ōno looks for the first such run of a turn; others before it do not count', () => {
  const game = table().history(successfulRun('rnd')).runnerTurn()
  goes(game, 'HQ')
  game.corp.answers('choose', 'Ice Wall')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.credits).toBe(1)
  game.passUntil('nextAction')
  goes(game, 'HQ')
  expect(game.state.log.filter(({ what }) => what === 'runSuccessful')).toHaveLength(3)
  expect(game.runner.credits).toBe(1)
  expect(game.corp.hand).toEqual(['Hedge Fund'])
})

test('Ryō Ōno does not look at runs of the last turn', () => {
  const game = table()
    .history(lastTurn(happened('subroutineResolved', { card: 'Diviner' }), successfulRun('hq')))
    .runnerTurn()
  goes(game, 'HQ')
  game.corp.answers('choose', 'Ice Wall')
  expect(game.runner.credits).toBe(1)
})

test('CR 1.2.4: Ryō Ōno gains its credit where HQ is empty', () => {
  const game = table({ hand: [] }).running('HQ')
  game.finishRun({ accesses: 'pass' })
  expect(game.runner.credits).toBe(1)
})
