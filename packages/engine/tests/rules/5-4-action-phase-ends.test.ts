import type { ScenarioGame } from '@paydata/scenario'
import { fillers, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { turnCards } from './cards/turns.ts'

const table = () => scenario({ definitions: turnCards })
const power = (game: ScenarioGame, title: string) => game.card(title).counters.power ?? 0

test('5.4.1, 5.4.2: actions of any kind in any order, as long as clicks are left', () => {
  const game = table()
    .corp({ clicks: 3, hand: ['Plain Operation'] })
    .corpTurn()
  for (const act of [() => game.corp.gainsCredit(), () => game.corp.plays('Plain Operation')]) {
    act()
    game.bothPass()
  }
  game.corp.gainsCredit()
  game.bothPass()
  expect(game.corp.question?.rule).toBe('5.6.3b')
})

test('5.4.3, 5.4.3a, 5.4.3e: a terminal operation ends the action phase, and the clicks left are of no use', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Terminal Operation', ...fillers('corp', 6)] })
    .corpTurn()
  game.corp.plays('Terminal Operation')
  expect(game.corp).toMatchObject({ credits: 5, clicks: 2, archivesFaceup: ['Terminal Operation'] })
  expect(game.corp.question).toMatchObject({ kind: 'discard', rule: '5.6.3a' })
})

test('5.4.3c: what was resolving is complete: the rest of it does not happen, and a played card is trashed', () => {
  const game = table()
    .corp({ credits: 0, hand: ['Sudden End'], remotes: [{ root: [rezzed('Corp Finish Watcher')] }] })
    .corpTurn()
  game.corp.plays('Sudden End')
  expect(game.corp).toMatchObject({ credits: 2, inPlay: [], archivesFaceup: ['Sudden End'] })
  expect(power(game, 'Corp Finish Watcher')).toBe(1)
})

test('5.4.3b: an open window closes, and who had priority has it no more', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Corp End Phase')] }, { root: [rezzed('Corp Paid')] }] })
    .corpTurn('window')
  expect(game.corp.question?.rule).toBe('5.6.2a')
  game.corp.uses('Corp End Phase')
  // The next window is that of the discard phase; the Runner was not asked in the one that closed.
  expect(game.corp.question).toMatchObject({ kind: 'paidWindow', rule: '5.6.3b' })
})

test('5.4.3d, 5.6.2d: conditions of the action phase ending are met when it is forced to end', () => {
  const game = table()
    .corp({ hand: ['Terminal Operation'], remotes: [{ root: [rezzed('Corp Phase Watcher')] }] })
    .corpTurn()
  game.corp.plays('Terminal Operation')
  expect(power(game, 'Corp Phase Watcher')).toBe(1)
})

test('5.4.4: in the draw phase, the discard phase or the other player’s turn it does nothing', () => {
  const game = table()
    .corp({ remotes: [{ root: [rezzed('Corp End Phase')] }] })
    .beforeCorpTurn()
  game.corp.uses('Corp End Phase')
  expect(game.corp.question?.rule).toBe('5.6.1b')
  game.bothPass()
  expect(game.corp.question?.rule).toBe('5.6.2a')
  game.corp.uses('Corp End Phase')
  expect(game.corp.question?.rule).toBe('5.6.3b')
  game.corp.uses('Corp End Phase')
  expect(game.corp.question?.rule).toBe('5.6.3b')
  game.bothPass()
  game.runner.passes()
  game.corp.uses('Corp End Phase')
  expect(game.corp.question?.rule).toBe('5.7.1b')
  game.corp.passes()
  expect(game.runner.question?.rule).toBe('5.7.1b')
})

test('5.4.3: the Runner’s action phase can end in the middle of a run', () => {
  const game = table()
    .corp({ badPublicity: 1 })
    .runner({ rig: ['Runner End Phase'] })
    .running('HQ')
  game.runner.uses('Runner End Phase')
  expect(game.state.run).toBeUndefined()
  expect(game.runner.fund).toBe(0)
  expect(game.runner.question?.rule).toBe('5.7.2b')
})
