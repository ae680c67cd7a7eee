import { scenario } from '@paydata/scenario'
import { event, made, program } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  always,
  canHost,
  gainCredits,
  lasting,
  later,
  memory,
  play,
  turnEnds,
  type,
  untilTurnEnds,
  when,
} from '../../src/vocabulary.ts'

const definitions = defineCards('rules-10-order', [
  made(
    event('Expand'),
    play(lasting(untilTurnEnds, [memory(2)]), later(when(turnEnds('you'), gainCredits(3)), untilTurnEnds)),
  ),
  made({ ...program('Giant'), memory: 6 }, always(canHost(9, type('program')))),
  made({ ...program('Rider'), memory: 0 }),
])

test('10.3.1: a checkpoint sees what happened, ends what is over, trashes what is illegal and what that hosted', () => {
  const game = scenario({ definitions })
    .runner({ hand: ['Expand', 'Giant', 'Rider'], credits: 0 })
    .forcedChoices('take')
    .runnerTurn()
  game.runner.plays('Expand')
  game.passUntil('nextAction')
  game.runner.installs('Giant')
  game.passUntil('nextAction')
  game.runner.installs('Rider', 'Giant')
  game.passUntil('nextAction')
  game.runner.gainsCredit()
  game.passUntil('corpAction')
  expect(game.runner).toMatchObject({ heap: ['Expand', 'Giant', 'Rider'], rig: [], credits: 4 })
  const ended = game.json.lastTurn.findIndex(({ what }) => what === 'turnEnded')
  const follows = game.json.lastTurn.slice(ended).map(({ what }) => what)
  expect(follows.filter(what => ['effectEnded', 'trashed', 'creditsGained'].includes(what))).toEqual([
    'effectEnded', // the memory
    'effectEnded', // the delayed ability, which has seen the end of the turn
    'trashed',
    'trashed',
    'creditsGained',
  ])
})
