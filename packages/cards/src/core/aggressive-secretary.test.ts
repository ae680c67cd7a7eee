import { card, examples } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const { example, scenario } = examples(test)

const definitions = defineAllCards()

example(
  ['cr-26.03/1.15.2e/1', 'cr-1.6/1.15.2e/1'],
  'Aggressive Secretary trashes as many programs as there are, all at once',
  () => {
    const game = scenario({ definitions })
      .corp({ credits: 2, remotes: [{ root: [card('Aggressive Secretary', { advanced: 3 })] }] })
      .runner({ rig: ['Mimic', 'Ninja', 'Desperado'] })
      .accessing('Aggressive Secretary')
    game.corp.answers('mayPay', 'pay')
    expect(game.corp.question).toMatchObject({ kind: 'choose', min: 2, max: 2 })
    game.corp.answers('choose', 'Mimic', 'Ninja')
    expect(game.runner).toMatchObject({ rig: ['Desperado'], heap: ['Mimic', 'Ninja'] })
  },
)

test('Aggressive Secretary: the Corp need not pay', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, remotes: [{ root: [card('Aggressive Secretary', { advanced: 1 })] }] })
    .runner({ rig: ['Mimic'] })
    .accessing('Aggressive Secretary')
  game.corp.declines()
  expect(game.runner.rig).toEqual(['Mimic'])
})

test('Aggressive Secretary can be advanced, and the Corp chooses no more programs than it has counters', () => {
  const game = scenario({ definitions })
    .corp({ credits: 3, clicks: 1, remotes: [{ root: ['Aggressive Secretary'] }] })
    .runner({ rig: ['Mimic', 'Ninja'] })
    .corpTurn()
  game.corp.advances('Aggressive Secretary')
  game.passUntil('runnerAction')
  game.runner.runs('remote1')
  game.passUntil('access')
  game.corp.agrees()
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  game.corp.answers('choose', 'Ninja')
  expect(game.runner).toMatchObject({ rig: ['Mimic'], heap: ['Ninja'] })
})

test('Aggressive Secretary in HQ holds no counters and trashes nothing', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hand: ['Aggressive Secretary'] })
    .runner({ rig: ['Mimic'] })
    .accessing('Aggressive Secretary')
  game.corp.agrees()
  expect(game.corp.credits).toBe(0)
  expect(game.runner.rig).toEqual(['Mimic'])
})

test('Aggressive Secretary: a Corp with 1 credit cannot pay', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, remotes: [{ root: [card('Aggressive Secretary', { advanced: 1 })] }] })
    .runner({ rig: ['Mimic'] })
    .accessing('Aggressive Secretary')
  expect(() => game.corp.agrees()).toThrow('The Corp cannot agree')
  expect(game.runner.rig).toEqual(['Mimic'])
})

test('ruling: Aggressive Secretary: its programs are trashed at the same time, so one prevention saves one of them', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, remotes: [{ root: [card('Aggressive Secretary', { advanced: 2 })] }] })
    .runner({ rig: ['Mimic', 'Ninja', 'Sacrificial Construct'] })
    .accessing('Aggressive Secretary')
  game.corp.agrees()
  game.corp.answers('choose', 'Mimic', 'Ninja')
  expect(game.runner.programs).toEqual(['Mimic', 'Ninja'])
  game.runner.uses('Sacrificial Construct')
  game.runner.chooses('Ninja')
  expect(game.runner).toMatchObject({ programs: ['Ninja'], heap: ['Sacrificial Construct', 'Mimic'] })
})

test('ruling: Aggressive Secretary: no program can be chosen twice', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, remotes: [{ root: [card('Aggressive Secretary', { advanced: 2 })] }] })
    .runner({ rig: ['Mimic', 'Ninja', 'Aurora'] })
    .accessing('Aggressive Secretary')
  game.corp.agrees()
  const [mimic = 'Mimic'] = game.cards('Mimic')
  expect(() => game.corp.answers('choose', mimic, mimic)).toThrow('no answer to what is open')
  game.corp.answers('choose', 'Mimic', 'Aurora')
  expect(game.runner.programs).toEqual(['Ninja'])
})
