import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { rezzed, scenario } from '../src/index.ts'
import { definitions } from './cards.ts'

const start = () =>
  scenario({ definitions })
    .corp({ hand: new Array<string>(6).fill('Wall'), hqIce: [rezzed('Wall'), rezzed('Katana'), 'Wall'] })
    .runner({ hand: new Array<string>(7).fill('Gamble'), rig: ['Morning'] })

test('a turn begins at any of its steps', () => {
  const asked = (step: string) => {
    const game = start().at(step)
    const { side, kind, rule } = game.corp.question ?? game.runner.question ?? {}
    return [side, kind, rule]
  }
  expect(asked('corpTurn.gainClicks')).toEqual(['corp', 'paidWindow', '5.6.1b'])
  expect(asked('corpTurn.mandatoryDraw')).toEqual(['corp', 'paidWindow', '5.6.2a'])
  expect(asked('corpTurn.action')).toEqual(['corp', 'action', '5.6.2b'])
  expect(asked('corpTurn.discard')).toEqual(['corp', 'discard', '5.6.3a'])
  expect(asked('corpTurn.discardPhaseWindow')).toEqual(['corp', 'paidWindow', '5.6.3b'])
  expect(asked('corpTurn.turnEnds')).toEqual(['runner', 'paidWindow', '5.7.1b'])
  expect(asked('runnerTurn.firstWindow')).toEqual(['runner', 'paidWindow', '5.7.1b'])
  expect(asked('runnerTurn.discard')).toEqual(['runner', 'discard', '5.7.2a'])
})

test('what a turn does at a step happens, what it did before is done', () => {
  expect(start().at('runnerTurn.turnBegins').runner).toMatchObject({ credits: 6, clicks: 4 })
  expect(start().at('runnerTurn.action').runner).toMatchObject({ credits: 5, clicks: 4 })
  expect(start().runner({ clicks: 2 }).at('runnerTurn.action').runner.clicks).toBe(2)
  expect(start().at('runnerTurn.discard').runner.clicks).toBe(0)
})

test('CR 6.9.4: a run begins anywhere in its movement phase, at ice or past it', () => {
  const passing = start().at('run.jackOut', 'Katana')
  expect(passing.runner.question).toMatchObject({ kind: 'jackOut', rule: '6.9.4c' })
  expect(passing.state.run).toMatchObject({ server: 'hq', phase: 'movement', position: 1, ice: 'Katana' })
  passing.passUntil('approach')
  expect(passing.state.run).toMatchObject({ position: 0, ice: 'Wall' })

  const before = start().at('run.movementWindow', 'Katana')
  expect(before.runner.question?.rule).toBe('6.9.4e')
  before.passUntil('approach')
  expect(before.state.approached?.title).toBe('Katana')

  const past = start().at('run.movementWindow', 'HQ')
  past.passUntil('breach')
  expect(past.state).toMatchObject({ breached: 'hq', run: { successful: true } })
})

test('a step at which no position begins is refused with those there are', () => {
  expect(() => start().at('run.breach', 'HQ')).toThrow(/"breach" of run\. There are: .*jackOut/)
  expect(() => start().at('corpTurn.lunch')).toThrow(/"lunch" of corpTurn\. There are: .*discard/)
  expect(() => start().at('run.jackOut')).toThrow("at('run.jackOut', 'HQ')")
  expect(() => start().at('jackOut', 'HQ')).toThrow('"jackOut" is no step of a turn or a run')
})
