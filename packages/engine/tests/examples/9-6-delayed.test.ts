import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { definitions } from './cards/9-6-delayed.ts'

const table = () => scenario({ definitions })

test('cr-26.03/9.6.13b/1: with a duration a delayed ability resolves each time until that is over', () => {
  const game = table()
    .runner({ hand: ['Groove', 'First Thing', 'Second Thing', 'Third Thing'], credits: 0 })
    .runnerTurn()
  game.runner.plays('Groove')
  game.passUntil('nextAction')
  game.runner.installs('First Thing')
  expect(game.runner.credits).toBe(1)
  game.passUntil('nextAction')
  game.runner.installs('Second Thing')
  expect(game.runner.credits).toBe(2)
  game.passUntil('nextAction')
  game.runner.gainsCredit()
  game.passUntil('corpAction')
  for (let i = 0; i < 3; i++) {
    game.corp.gainsCredit()
    game.passUntil('nextAction')
  }
  expect(game.state.active).toBe('runner')
  game.runner.installs('Third Thing')
  expect(game.runner.credits).toBe(3)
})

test('cr-26.03/9.6.13c/1: without a duration it resolves once, also when its source has gone', () => {
  const game = table()
    .runner({ rig: ['Hard Worker', 'Fence'] })
    .beforeRunnerTurn()
  const endTurn = () => {
    for (const side of ['runner', 'corp'] as const) {
      game.passUntil('nextAction')
      while (game.state.active === side) {
        game[side].gainsCredit()
        game.passUntil(side === 'runner' && game.runner.clicks === 0 ? 'corpAction' : 'nextAction')
      }
    }
  }
  game.bothPass()
  game.runner.agrees()
  game.passUntil('nextAction')
  expect(game.runner.clicks).toBe(5)
  game.runner.gainsCredit()
  game.runner.uses('Fence')
  game.runner.answers('payment', 'Hard Worker')
  expect(game.runner.heap).toEqual(['Hard Worker'])
  expect(game.runner.tags).toBe(0)
  endTurn()
  expect(game.runner.tags).toBe(1)
  endTurn()
  expect(game.runner.tags).toBe(1)
})

test('cr-26.03/9.6.13d/1: "when this run ends" is not created outside of a run', () => {
  const outside = table()
    .corp({ hqIce: [rezzed('Tag Ice')], hand: ['Meet Ice'] })
    .runner({ rig: ['Brief Breaker'] })
    .corpTurn()
  outside.corp.plays('Meet Ice')
  outside.corp.answers('choose', 'Tag Ice')
  outside.corp.passes()
  outside.runner.uses('Brief Breaker')
  outside.passUntil('nextAction')
  expect(outside.runner).toMatchObject({ tags: 0, programs: ['Brief Breaker'] })
  // Nor does it wait for the next run.
  while (outside.state.active === 'corp') {
    outside.corp.gainsCredit()
    outside.passUntil('nextAction')
  }
  outside.runner.runs('Archives')
  outside.passUntil('access')
  outside.runner.passes()
  outside.passUntil('nextAction')
  expect(outside.runner.programs).toEqual(['Brief Breaker'])

  const inside = table()
    .corp({ hqIce: [rezzed('Tag Ice')], hand: [] })
    .runner({ rig: ['Brief Breaker'] })
    .encountering('Tag Ice')
  inside.runner.uses('Brief Breaker')
  inside.passUntil('nextAction')
  expect(inside.runner).toMatchObject({ tags: 0, programs: [], heap: ['Brief Breaker'] })
})

test('cr-26.03/9.6.14d/1: resolving a "when scored" ability needs the rest of its condition', () => {
  const after = (forfeited: string, kept: string, tags: number) => {
    const game = table()
      .corp({ hand: ['News'], scored: [forfeited, kept] })
      .runner({ tags })
      .corpTurn()
    game.corp.plays('News')
    game.corp.answers('payment', forfeited)
    game.corp.answers('choose', kept)
    game.passUntil('nextAction')
    expect(game.corp.scored).toEqual([kept])
    // Nothing was scored, so that others who wait for that see nothing.
    expect(game.state.log.some(({ what }) => what === 'scored')).toBe(false)
    return game.card(kept).counters.agenda ?? 0
  }
  expect(after('Research', 'Pilot', 0)).toBe(1)
  expect(after('Pilot', 'Research', 1)).toBe(1)
  expect(after('Pilot', 'Research', 0)).toBe(0)
})
