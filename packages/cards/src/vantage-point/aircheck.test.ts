import type { card } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

/** Aircheck was played on a server; its player has 8 credits left in the pool. */
const begin = (
  server: string,
  corp: object = {},
  rig: readonly (string | ReturnType<typeof card>)[] = ['Corroder'],
) => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hand: [], deck: ['Hedge Fund', 'Hedge Fund'], ...corp })
    .runner({ credits: 9, hand: ['Aircheck', 'Diesel', 'Diesel'], rig })
    .runnerTurn()
  game.runner.plays('Aircheck')
  expect(game.runner.question?.options.map(option => option.server)).toEqual(['hq', 'rnd'])
  game.runner.answers('server', server)
  return game
}
const remotes = [
  { root: ['PAD Campaign'] },
  { root: ['Melange Mining Corp.'], ice: [rezzed('Wall of Static')] },
]

test('Aircheck places 4 credits on itself, which pay for anything while it is active', () => {
  const game = begin('HQ', { hqIce: [rezzed('Wall of Static')] })
  game.passUntil('encounter')
  expect(game.card('Aircheck').counters).toMatchObject({ credit: 4 })
  game.runner.uses('Corroder', 1)
  game.runner.uses('Corroder', 0)
  expect(game.card('Aircheck').counters).toMatchObject({ credit: 2 })
  expect(game.runner.credits).toBe(8)
})

test('CR 1.2.2: while Aircheck is active, nothing is paid from the credit pool', () => {
  const game = begin('HQ', { hqIce: [rezzed('Ice Wall')] })
  game.passUntil('encounter')
  for (let i = 0; i < 4; i++) game.runner.uses('Corroder', 1)
  expect(game.card('Aircheck').counters.credit ?? 0).toBe(0)
  expect(() => game.runner.uses('Corroder', 1)).toThrow('CR 1.2.2')
  expect(game.runner.credits).toBe(8)
})

test('while Aircheck is active, no credits of the pool are lost', () => {
  const game = begin('HQ', { hqIce: [rezzed('Whitespace')] })
  game.passUntil('nextAction')
  expect(game.runner.credits).toBe(8)
  expect(game.state.log.some(({ what }) => what === 'runSuccessful')).toBe(true)
})

test('CR 10.6.2: credits of the bad publicity fund are no part of the pool, and can be spent', () => {
  const game = begin('HQ', { hqIce: [rezzed('Ice Wall')], badPublicity: 1 })
  game.passUntil('encounter')
  for (let i = 0; i < 4; i++) {
    game.runner.uses('Corroder', 1)
    game.runner.answers('payment', { Aircheck: 1 })
  }
  game.runner.uses('Corroder', 1) // with the credit of the fund, the only one left
  expect(game.card('Corroder').strength).toBe(7)
  expect(game.runner.credits).toBe(8)
})

test('CR 9.3.3d: Aircheck is a stealth card, whose credits weaken a barrier with Corsair', () => {
  const game = begin('HQ', { hqIce: [rezzed('Ice Wall')] }, ['Corsair'])
  game.passUntil('encounter')
  game.runner.uses('Corsair', 1)
  expect(game.card('Ice Wall').strength).toBe(-2)
  expect(game.card('Aircheck').counters).toMatchObject({ credit: 3 })
})

test('after a successful run Aircheck may run a remote server, with what is left of its credits', () => {
  const game = begin('HQ', { remotes })
  game.passUntil(state => state.waiting.some(({ asks }) => asks === 'confirm'))
  const asked = game.save()
  game.runner.agrees()
  expect(game.runner.question?.options.map(option => option.server)).toEqual(['remote1', 'remote2'])
  game.runner.answers('server', 'Server 2')
  game.passUntil('encounter')
  game.runner.uses('Corroder', 1)
  game.runner.uses('Corroder', 0)
  expect(game.card('Aircheck').counters).toMatchObject({ credit: 2 })
  game.passUntil('access')
  expect(() => game.runner.trashes()).not.toThrow()
  expect(game.runner.credits).toBe(8)
  game.restore(asked)
  game.runner.declines()
  game.passUntil('nextAction')
  expect(game.runner).toMatchObject({ credits: 8, clicks: 3, heap: ['Aircheck'] })
})

test('Aircheck makes no second run after one that was not successful, after that run, nor without a remote server', () => {
  const failed = begin('HQ', { hqIce: [rezzed('Wall of Static')], remotes })
  failed.passUntil('nextAction')
  expect(failed.state.log.filter(({ what }) => what === 'runBegan')).toHaveLength(1)
  const second = begin('HQ', { remotes: [{ root: ['PAD Campaign'] }] })
  second.passUntil(state => state.waiting.some(({ asks }) => asks === 'confirm'))
  second.runner.agrees()
  second.finishRun({ accesses: 'pass' })
  second.passUntil('nextAction')
  expect(second.state.log.filter(({ what }) => what === 'runBegan')).toHaveLength(2)
  const none = begin('HQ')
  none.passUntil('nextAction')
  expect(none.state.log.filter(({ what }) => what === 'runBegan')).toHaveLength(1)
})

test('when Aircheck is over its credits are gone, and the pool can be spent and lost again', () => {
  const game = begin('R&D')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  expect(game.card('Aircheck')).toMatchObject({ zone: 'heap' })
  game.fiat.loseCredits('runner', 3)
  expect(game.runner.credits).toBe(5)
})
