import { defineAllCards } from '@paydata/cards'
import type { Side, View } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/engine/testing'
import { rezzed, scenario } from '@paydata/engine/testing'
import type { Orders } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { defaultOrders } from './default-orders.ts'
import { orderedPass } from './standing.ts'

const definitions = defineAllCards()
const every: Orders = { otherwise: 'ask', at: {}, until: 'nothing' }
const able: Orders = { otherwise: 'able', at: {}, until: 'nothing' }

const seen = (game: ScenarioGame, side: Side): View => viewFor(game.json, side)

/** Whether the window is passed for them, or they are asked. */
const isPassed = (view: View, orders: Orders): boolean => orderedPass(view, orders) !== null

test('a window in which one can only pass is passed, unless one wants to be asked everywhere', () => {
  const game = scenario({ definitions }).corp({}).beforeCorpTurn()
  const view = seen(game, 'corp')
  expect(isPassed(view, defaultOrders)).toBe(true)
  expect(isPassed(view, able)).toBe(true)
  expect(isPassed(view, every)).toBe(false)
})

test('the Corp is asked about approached ice, whether it can pay for it or not', () => {
  for (const credits of [0, 9]) {
    const game = scenario({ definitions })
      .corp({ credits, hqIce: ['Wall of Static'] })
      .approaching('Wall of Static')
    game.runner.passes()
    expect(isPassed(seen(game, 'corp'), defaultOrders)).toBe(false)
  }
})

test('during an encounter the Runner is asked whenever something can be done', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 5, rig: ['Corroder'] })
    .encountering('Wall of Static')
  expect(isPassed(seen(game, 'runner'), defaultOrders)).toBe(false)
})

test('the only card there is to access is accessed', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Hedge Fund', 'Hedge Fund'] })
    .breaching('rnd')
  expect(isPassed(seen(game, 'runner'), defaultOrders)).toBe(true)
})

test('a stop at a window asks there', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, remotes: [{ root: ['PAD Campaign'] }] })
    .beforeRunnerTurn()
  game.runner.passes()
  const view = seen(game, 'corp')
  expect(view.step?.step).toBe('firstWindow')
  expect(isPassed(view, defaultOrders)).toBe(true)
  expect(isPassed(view, able)).toBe(false)
  const stops: Orders = { ...defaultOrders, at: { ...defaultOrders.at, 'runnerTurn.firstWindow': 'ask' } }
  expect(isPassed(view, stops)).toBe(false)
  expect(isPassed(view, { ...able, until: 'somethingHappens' })).toBe(true)
})
