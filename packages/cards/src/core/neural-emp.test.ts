import { lastTurn, scenario, unsuccessfulRun } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Neural EMP does 1 net damage after a turn in which the Runner ran, successfully or not', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hand: ['Neural EMP'] })
    .runner({ hand: ['Diesel'] })
    .history(lastTurn(unsuccessfulRun('hq')))
    .corpTurn()
  game.corp.plays('Neural EMP')
  expect(game.runner.hand).toEqual([])
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('net')
})

test('Neural EMP cannot be played when the Runner did not run', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hand: ['Neural EMP'] })
    .corpTurn()
  expect(() => game.corp.plays('Neural EMP')).toThrow('the Runner did not make a run during their last turn')
})

test("Neural EMP: only the Runner's last turn counts", () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, clicks: 0, hand: ['Neural EMP', 'Neural EMP'] })
    .runner({ clicks: 1, hand: ['Diesel', 'Mimic'] })
    .runnerTurn()
  game.runner.runs('Archives')
  game.passUntil('corpAction')
  game.corp.plays('Neural EMP')
  expect(game.runner.hand).toHaveLength(1)
  for (const side of ['corp', 'corp', 'runner', 'runner', 'runner', 'runner'] as const) {
    game.passUntil('nextAction')
    game[side].gainsCredit()
  }
  game.passUntil('corpAction')
  expect(() => game.corp.plays('Neural EMP')).toThrow('the Runner did not make a run during their last turn')
})
