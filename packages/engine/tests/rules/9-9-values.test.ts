import { rezzed, scenario } from '@paydata/scenario'
import { asset, event, made, operation, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  always,
  changeExpected,
  counters,
  credits,
  damage,
  giveTags,
  interruptFor,
  mayPay,
  play,
  prevent,
  trace,
  trashThis,
  when,
  would,
} from '../../src/vocabulary.ts'

const hard = { ...damage('meat', 2), unpreventable: true as const }

const definitions = defineCards('rules-9-values', [
  made(event('Blank')),
  made(operation('One Net'), play(damage('net', 1))),
  made(operation('Two Meat'), play(damage('meat', 2))),
  made(operation('Hard Meat'), play(hard)),
  made(operation('Trace One'), play(trace(1, { ifSuccessful: [giveTags(1)] }))),
  made(
    asset('To Core'),
    interruptFor([trashThis], [changeExpected({ effect: 'damage', kind: 'net' }, { kind: 'core' })]),
  ),
  made(
    asset('Sharpener'),
    interruptFor([counters('power')], [changeExpected({ effect: 'damage' }, { add: 1 })]),
  ),
  made(
    asset('Sharp Air'),
    always({
      declare: 'replace',
      effect: 'damage',
      kind: 'meat',
      withIt: { instead: 'amount', amount: 3 },
    }),
  ),
  made(resource('Guard'), interruptFor([credits(1)], [prevent(1, { effect: 'damage' })])),
  made(
    resource('Would Guard'),
    when(would({ effect: 'damage' }), mayPay([credits(1)], { then: [prevent(1, { effect: 'damage' })] })),
  ),
  made(
    resource('Muffler'),
    interruptFor([credits(0), trashThis], [changeExpected({ effect: 'trace' }, { add: -4 })]),
  ),
])

const grip = ['Blank', 'Blank', 'Blank', 'Blank', 'Blank']

interface Setup {
  readonly assets?: readonly ReturnType<typeof rezzed>[]
  readonly rig?: readonly string[]
}
const played = (title: string, { assets = [], rig = [] }: Setup = {}) => {
  const game = scenario({ definitions })
    .corp({ hand: [title, 'One Net'], credits: 5, remotes: assets.map(root => ({ root: [root] })) })
    .runner({ rig, hand: grip, credits: 3 })
    .corpTurn()
  game.corp.plays(title)
  return game
}
type Game = ReturnType<typeof played>
const offered = (game: Game, side: 'corp' | 'runner') =>
  game[side].question?.options.map(option => option.card) ?? []

test('9.6.8b: a conditional interrupt is pending before the effect, and no more after it', () => {
  const game = played('One Net', { rig: ['Would Guard'] })
  expect(game.runner.question?.kind).toBe('confirm')
  expect(game.runner.hand).toHaveLength(5)
  game.runner.declines()
  expect(game.runner.hand).toHaveLength(4)
  expect(game.runner.question).toBeUndefined()
  expect(game.runner.credits).toBe(3)
})

test('9.9.3c: what would replace an effect can be used where that effect is expected', () => {
  const game = played('One Net', { assets: [rezzed('To Core')] })
  expect(game.corp.question?.kind).toBe('interrupt')
  expect(offered(game, 'corp')).toContain('To Core')
  const meat = played('Two Meat', { assets: [rezzed('To Core')] })
  expect(meat.corp.question?.kind).toBe('paidWindow')
  expect(meat.runner.hand).toHaveLength(3)
})

test('9.9.8a: an interrupt that replaces applies to what is imminent, and to nothing later', () => {
  const game = played('One Net', { assets: [rezzed('To Core')] })
  game.corp.uses('To Core')
  expect(game.runner).toMatchObject({ coreDamage: 1 })
  game.passUntil('nextAction')
  game.corp.plays('One Net')
  expect(game.runner).toMatchObject({ coreDamage: 1 })
  expect(game.runner.hand).toHaveLength(3)
})

test('9.9.7e: damage that cannot be prevented can be raised, and none of the sum can be prevented', () => {
  const game = played('Hard Meat', {
    assets: [rezzed('Sharpener', { counters: { power: 1 } })],
    rig: ['Guard'],
  })
  expect(game.corp.question?.kind).toBe('interrupt')
  game.corp.uses('Sharpener')
  expect(game.runner.question).toBeUndefined()
  expect(game.runner.hand).toHaveLength(2)
  expect(game.runner.credits).toBe(3)
})

test('9.4.5: damage that a static ability raises is as little prevented as it was before', () => {
  const setup = { assets: [rezzed('Sharp Air')], rig: ['Guard'] }
  const hardened = played('Hard Meat', setup)
  expect(hardened.runner.question).toBeUndefined()
  expect(hardened.runner.hand).toHaveLength(2)
  const soft = played('Two Meat', setup)
  soft.runner.uses('Guard')
  soft.runner.passes()
  expect(soft.runner.hand).toHaveLength(3)
})

test('9.9.6d: the base strength of a trace can be lowered below 0, and the trace occurs', () => {
  const game = played('Trace One', { rig: ['Muffler'] })
  game.runner.uses('Muffler')
  expect(game.corp.question?.kind).toBe('trace')
  game.corp.answers('traceStrength', 4)
  game.runner.answers('linkStrength', 0)
  // -3 and 4 credits are 1, above a link of 0.
  expect(game.runner.tags).toBe(1)
  const failed = played('Trace One', { rig: ['Muffler'] })
  failed.runner.uses('Muffler')
  failed.corp.answers('traceStrength', 3)
  failed.runner.answers('linkStrength', 0)
  expect(failed.runner.tags).toBe(0)
})
