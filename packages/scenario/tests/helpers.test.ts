import { defineCards } from '@paydata/engine'
import {
  always,
  gainCredits,
  installedFaceup,
  card as text,
  turnBegins,
  when,
} from '@paydata/engine/vocabulary'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { card, faceup, rezzed, scenario, unrezzed } from '../src/index.ts'
import { definitions } from './cards.ts'

const start = () => scenario({ definitions })

const running = (card: string, credits = 5) =>
  start()
    .corp({ remotes: [{ root: [card], ice: ['Wall'] }] })
    .runner({ credits })
    .running('Server 1')

test.each([
  ['pass', 'Campaign', { installed: true }, 5],
  ['steal', 'Campaign', { installed: true }, 5],
  ['trash', 'Campaign', { zone: 'archives' }, 1],
  // CR 7.1.6: what has to be stolen is stolen.
  ['pass', 'Agenda', { zone: 'runnerScore' }, 5],
  ['steal', 'Agenda', { zone: 'runnerScore' }, 5],
] as const)('a run is finished: %s with %s', (accesses, title, where, credits) => {
  const game = running(title)
  const passed = game.finishRun({ accesses })
  expect(game.state.run).toBeUndefined()
  expect(game.card(title)).toMatchObject(where)
  expect(game.runner.credits).toBe(credits)
  expect(passed.map(({ kind }) => kind)).toContain('paidWindow')
  expect(game.passed).toEqual(passed)
})

test('what cannot be paid for is left where it is', () => {
  const game = running('Campaign', 3)
  game.finishRun({ accesses: 'trash' })
  expect(game.runner.credits).toBe(3)
  expect(game.card('Campaign').installed).toBe(true)
})

test('a run is not finished where somebody must decide, and the game stays as it was', () => {
  const game = start()
    .corp({ credits: 5, remotes: [{ root: ['Trap!'] }] })
    .running('Server 1')
  const { json } = game
  expect(() => game.finishRun({ accesses: 'pass' })).toThrow(
    /Cannot finish the run: somebody must decide[\s\S]*Trap!/,
  )
  expect(game.json).toBe(json)
  expect(() => start().runnerTurn().finishRun({ accesses: 'pass' })).toThrow('No run is in progress')
})

test('a verb refuses what it does not take, which plain JavaScript would pass over', () => {
  const game = running('Agenda')
  const call = (name: string, ...given: readonly unknown[]) =>
    Reflect.apply(Reflect.get(game.runner, name), game.runner, given)
  expect(() => call('steals', 'Agenda')).toThrow('Steals takes nothing, and was given "Agenda".')
  expect(() => call('uses', 'Corroder', 0, 1)).toThrow('Uses takes at most 2, and was given')
  expect(() => call('uses', 'Corroder', 'first')).toThrow('it must be a whole number')
  expect(() => Reflect.apply(game.finishRun, game, [{ accesses: 'steals' }])).toThrow(
    'none of the words there are',
  )
  expect(() => Reflect.apply(game.finishRun, game, [])).toThrow("such as { accesses: 'steal' }")
  expect(() => Reflect.apply(game.finishRun, game, [{ access: 'steal' }])).toThrow('"access" is nothing')
})

test('abilities and subroutines are shown with what they say', () => {
  const game = start()
    .corp({ hqIce: [rezzed('Katana')], remotes: [{ root: [rezzed('Campaign')] }] })
    .corpTurn()
  expect(game.card('Campaign')).toMatchObject({
    abilities: ['when'],
    texts: ['When your turn begins, gain 1[credit].'],
  })
  expect(game.card('Katana').subroutines.map(each => each.text)).toEqual([
    '[sub] Do 1 net damage.',
    '[sub] Give the Runner 1 tag.',
    '[sub] End the run.',
  ])
})

test('copies of a card are told apart by where they are and what lies on them', () => {
  const root = [card('Agenda', { advanced: 2 })]
  const game = start()
    .corp({
      credits: 5,
      hqIce: ['Wall', 'Wall'],
      remotes: [{ root }, { root: ['Agenda'] }, { root: [unrezzed('Campaign')] }],
    })
    .corpTurn()
  const options = game.corp.question?.options.filter(({ kind }) => kind === 'advance') ?? []
  expect(options.map(({ label, copy }) => [label, copy])).toEqual([
    ['Advance Agenda', 'Server 1, facedown, 2 advancement'],
    ['Advance Agenda', 'Server 2, facedown'],
  ])
  expect(() => game.corp.advances('Wall')).toThrow('Advance Agenda (Server 2, facedown)')
})

test('CR 3.2.3a: an agenda whose text has it installed faceup is active there, another is not', () => {
  const printed = { side: 'corp', type: 'agenda', advancement: 3, points: 2 } as const
  const gains = when(turnBegins('you'), gainCredits(1))
  const own = defineCards('faceup agendas', [
    { ...text('open', always(installedFaceup), gains), printed: { ...printed, title: 'Open' } },
    { ...text('turned', gains), printed: { ...printed, title: 'Turned' } },
  ])
  const game = scenario({ definitions: own })
    .corp({ credits: 0, remotes: [{ root: [faceup('Open')] }, { root: [faceup('Turned')] }] })
    .beforeCorpTurn()
  expect([game.card('Open').active, game.card('Turned').active]).toEqual([true, false])
  game.passUntil('nextAction')
  expect(game.corp.credits).toBe(1)
})
