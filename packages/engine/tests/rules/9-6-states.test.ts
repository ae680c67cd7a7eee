import { card, rezzed, scenario } from '@paydata/scenario'
import { ice, made, program, resource } from '@paydata/scenario/plain'
import { expect, test } from 'vitest'
import { defineCards } from '../../src/index.ts'
import {
  always,
  atLeast,
  cannot,
  cardIs,
  countersOn,
  credits,
  gainCredits,
  installOnlyOn,
  interruptFor,
  paid,
  prevent,
  removeCounters,
  state,
  strengthAtMost,
  trash,
  type,
  when,
} from '../../src/vocabulary.ts'

const weak = (title: string) => ({ ...ice(title), strength: 0 })

const definitions = defineCards('rules-9-states', [
  made(weak('Weak Ice')),
  made(weak('Lasting Ice'), always(cannot('trash', { cards: 'self' }))),
  made(
    program('Gnawer'),
    installOnlyOn(type('ice')),
    when(state(cardIs('host', strengthAtMost(0))), trash('host')),
  ),
  made(resource('Guard'), interruptFor([credits(2)], [prevent(1, { effect: 'trash', card: [type('ice')] })])),
  made(resource('Purse'), paid([credits(0)], [gainCredits(1)])),
  made(resource('Leaker'), when(state(atLeast(countersOn('power'), 1)), removeCounters('power', 1))),
])

const triggered = (game: ReturnType<ReturnType<typeof scenario>['runnerTurn']>): number =>
  game.state.log.filter(({ what }) => what === 'abilityTriggered').length

test('9.6.7d: an ability that could do nothing waits for the next step, and is pending again then', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Lasting Ice')] })
    .runner({ rig: [card('Gnawer', { on: 'Lasting Ice' }), 'Purse'] })
    .runnerTurn('window')
  const before = triggered(game)
  game.runner.uses('Purse')
  game.runner.uses('Purse')
  expect(triggered(game)).toBe(before)
  game.bothPass()
  game.runner.gainsCredit()
  game.runner.uses('Purse')
  const later = triggered(game)
  expect(later).toBeGreaterThan(before)
  game.runner.uses('Purse')
  expect(triggered(game)).toBe(later)
  expect(game.card('Lasting Ice').zone).toBe('ice')
})

test('9.6.7d: an ability whose effect was prevented was expected to do something, and does not wait', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Weak Ice')] })
    .runner({ rig: [card('Gnawer', { on: 'Weak Ice' }), 'Guard', 'Purse'], credits: 2 })
    .beforeRunnerTurn()
  expect(game.runner.question?.kind).toBe('interrupt')
  game.runner.uses('Guard')
  expect(game.corp.archives).toEqual([])
  game.passUntil(() => game.runner.question?.kind === 'paidWindow')
  game.runner.uses('Purse')
  expect(game.corp.archives).toEqual(['Weak Ice'])
})

test('9.6.7d: nor does an ability whose effect nobody could have changed', () => {
  const game = scenario({ definitions })
    .runner({ rig: [card('Leaker', { counters: { power: 3 } }), 'Purse'] })
    .runnerTurn('window')
  const left = () => game.card('Leaker').counters.power ?? 0
  const before = left()
  expect(before).toBeGreaterThan(1)
  game.runner.uses('Purse')
  expect(left()).toBeLessThan(before)
})
