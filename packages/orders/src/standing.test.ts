import { cards, defineAllCards } from '@paydata/cards'
import type { Side } from '@paydata/engine'
import { stepNow, viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/engine/testing'
import { rezzed, scenario } from '@paydata/engine/testing'
import type { Orders } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { defaultOrders } from './default-orders.ts'
import { dearest } from './news-in-roots.ts'
import { orderedPass } from './standing.ts'

const definitions = defineAllCards()
const every: Orders = { otherwise: 'ask', at: {}, until: 'nothing' }
const able: Orders = { otherwise: 'able', at: {}, until: 'nothing' }

/** Whether the window is passed for them, or they are asked. */
const isPassed = (game: ScenarioGame, by: Side, orders: Orders): boolean =>
  orderedPass(game.json, by, orders) !== null

test('a window in which one can only pass is passed, unless one wants to be asked everywhere', () => {
  const game = scenario({ definitions }).corp({}).beforeCorpTurn()
  expect(isPassed(game, 'corp', defaultOrders)).toBe(true)
  expect(isPassed(game, 'corp', able)).toBe(true)
  expect(isPassed(game, 'corp', every)).toBe(false)
})

test('the Corp is asked about approached ice, whether it can pay for it or not', () => {
  for (const credits of [0, 9]) {
    const game = scenario({ definitions })
      .corp({ credits, hqIce: ['Wall of Static'] })
      .approaching('Wall of Static')
    game.runner.passes()
    expect(isPassed(game, 'corp', defaultOrders)).toBe(false)
  }
})

test('during an encounter the Runner is asked whenever something can be done', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 5, rig: ['Corroder'] })
    .encountering('Wall of Static')
  expect(isPassed(game, 'runner', defaultOrders)).toBe(false)
})

test('CR 3.9.5d: nobody is asked only to make a program stronger where that is over at once', () => {
  const outside = scenario({ definitions })
    .runner({ credits: 5, rig: ['Wyrm', 'Gordian Blade'] })
    .beforeCorpTurn()
  outside.corp.passes()
  const offered = viewFor(outside.json, 'runner').question
  expect(
    offered?.form === 'choose' && offered.options.filter(({ does }) => does === 'useAbility').length,
  ).toBe(2)
  expect(isPassed(outside, 'runner', defaultOrders)).toBe(true)
  expect(isPassed(outside, 'runner', every)).toBe(false)
})

test('CR 3.9.5c: in a run the Runner is asked about strength that lasts for the run, and not about what is over at once', () => {
  const approached = (program: string) =>
    scenario({ definitions })
      .corp({ hqIce: ['Wall of Static'] })
      .runner({ credits: 5, rig: [program] })
      .approaching('Wall of Static')
  expect(isPassed(approached('Gordian Blade'), 'runner', defaultOrders)).toBe(false)
  expect(isPassed(approached('Wyrm'), 'runner', defaultOrders)).toBe(true)
})

test('the only card there is to access is accessed', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Hedge Fund', 'Hedge Fund'] })
    .breaching('rnd')
  expect(isPassed(game, 'runner', defaultOrders)).toBe(true)
})

test('a stop at a window asks there', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, remotes: [{ root: ['PAD Campaign'] }] })
    .beforeRunnerTurn()
  game.runner.passes()
  expect(stepNow(game.json)?.step).toBe('firstWindow')
  expect(isPassed(game, 'corp', defaultOrders)).toBe(true)
  expect(isPassed(game, 'corp', able)).toBe(false)
  const stops: Orders = { ...defaultOrders, at: { ...defaultOrders.at, 'runnerTurn.firstWindow': 'ask' } }
  expect(isPassed(game, 'corp', stops)).toBe(false)
  expect(isPassed(game, 'corp', { ...able, until: 'somethingHappens' })).toBe(true)
})

test('between its actions the Corp is asked about a facedown card when it has come or was advanced, and not about it again', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hand: ['PAD Campaign', 'Hedge Fund'], remotes: [{ root: ['Hostile Takeover'] }] })
    .corpTurn('window')
  const asked = (orders: Orders): boolean => !isPassed(game, 'corp', orders)
  // Before the first action what lies there is new.
  expect([asked(defaultOrders), asked(able)]).toEqual([true, true])
  game.bothPass()
  game.corp.gainsCredit()
  expect([asked(defaultOrders), asked(able)]).toEqual([false, true])
  game.bothPass()
  game.corp.advances('Hostile Takeover')
  expect([asked(defaultOrders), asked(able)]).toEqual([true, true])
  game.bothPass()
  game.corp.installs('PAD Campaign', 'new')
  expect([asked(defaultOrders), asked(able)]).toEqual([true, true])
})

test('with a credit more the Corp is asked whether it rezzes what it could not pay for, until it can pay for anything', () => {
  const asked = (credits: number): boolean => {
    const game = scenario({ definitions })
      .corp({ credits, remotes: [{ root: ['Melange Mining Corp.'] }] })
      .corpTurn()
    game.corp.gainsCredit()
    return !isPassed(game, 'corp', defaultOrders)
  }
  expect([0, dearest - 1, dearest].map(asked)).toEqual([true, true, false])
})

test('no card that is rezzed in a root costs more than the Corp is asked up to', () => {
  const costs = cards.flatMap(({ printed: { type, cost } }) =>
    (type === 'asset' || type === 'upgrade') && typeof cost === 'number' ? [cost] : [],
  )
  expect(Math.max(...costs)).toBe(dearest)
})
