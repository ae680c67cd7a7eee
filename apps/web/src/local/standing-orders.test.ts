import { defineAllCards } from '@paydata/cards'
import type { Side, View } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/engine/testing'
import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import type { Stops } from '../transport/messages.ts'
import { defaultStops } from '../transport/messages.ts'
import { passedFor } from './standing-orders.ts'

const definitions = defineAllCards()
const every: Stops = { mode: 'every', at: [], hold: false }
const able: Stops = { mode: 'able', at: [], hold: false }

const seen = (game: ScenarioGame, side: Side): View => viewFor(game.json, side)

/** The option that is taken for them, by what it does; null when they are asked. */
function taken(view: View, stops: Stops): string | null {
  const option = passedFor(view, stops)
  const { question } = view
  return option === null || question?.form !== 'choose' ? null : (question.options[option]?.does ?? null)
}

test('a window in which one can only pass is passed, unless one wants to be asked everywhere', () => {
  const game = scenario({ definitions }).corp({}).beforeCorpTurn()
  const view = seen(game, 'corp')
  expect(taken(view, defaultStops)).toBe('pass')
  expect(taken(view, able)).toBe('pass')
  expect(taken(view, every)).toBeNull()
})

test('the Corp is asked about approached ice that it can rez, and not about ice that is too dear', () => {
  const rich = scenario({ definitions })
    .corp({ credits: 9, hqIce: ['Wall of Static'] })
    .approaching('Wall of Static')
  rich.runner.passes()
  expect(taken(seen(rich, 'corp'), defaultStops)).toBeNull()
  const poor = scenario({ definitions })
    .corp({ credits: 0, hqIce: ['Wall of Static'] })
    .approaching('Wall of Static')
  poor.runner.passes()
  expect(taken(seen(poor, 'corp'), defaultStops)).toBe('pass')
})

test('during an encounter the Runner is asked whenever something can be done', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Wall of Static')] })
    .runner({ credits: 5, rig: ['Corroder'] })
    .encountering('Wall of Static')
  expect(taken(seen(game, 'runner'), defaultStops)).toBeNull()
})

test('the only card there is to access is accessed', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Hedge Fund', 'Hedge Fund'] })
    .breaching('rnd')
  expect(taken(seen(game, 'runner'), defaultStops)).toBe('access')
})

test('a stop at a window asks there, in turns of that kind alone', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, remotes: [{ root: ['PAD Campaign'] }] })
    .beforeRunnerTurn()
  game.runner.passes()
  const view = seen(game, 'corp')
  expect(view.step?.step).toBe('firstWindow')
  expect(taken(view, defaultStops)).toBe('pass')
  expect(taken(view, able)).toBeNull()
  expect(taken(view, { ...defaultStops, at: ['runnerTurn.firstWindow.other'] })).toBeNull()
  expect(taken(view, { ...defaultStops, at: ['runnerTurn.firstWindow.own'] })).toBe('pass')
  expect(taken(view, { ...defaultStops, hold: true })).toBeNull()
})
