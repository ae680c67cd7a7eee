import type { CorpSpec, RunnerSpec, ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const touchstone = card('Touchstone', { counters: { credit: 4 } })
const hand = ['Sure Gamble', 'Sure Gamble', 'Sure Gamble', 'Sure Gamble', 'Sure Gamble']

/** It is rezzed in the root of HQ, before which stands Whitespace, and the Runner has credits on Touchstone. */
const table = (corp: CorpSpec, runner: RunnerSpec) =>
  scenario({ definitions })
    .corp({ hqRoot: [rezzed('Shackleton Grid')], hqIce: [rezzed('Palisade')], ...corp })
    .runner({ credits: 0, hand, rig: ['Cleaver', touchstone], ...runner })

/** Makes Cleaver stronger, for 2 credits. */
const boosts = (game: ScenarioGame) => game.runner.uses('Cleaver', 1)
const isAsked = (game: ScenarioGame) => game.corp.question?.kind === 'confirm'

test('Shackleton Grid: the Corp may do 4 meat damage as credits from a card are spent in a run on its server', () => {
  const game = table({}, {}).encountering('Palisade')
  boosts(game)
  expect(isAsked(game)).toBe(true)
  game.corp.answers('confirm', 'yes')
  expect(game.runner.hand).toHaveLength(1)
  expect(game.card('Touchstone').counters.credit).toBe(2)
})

test('Shackleton Grid: the Corp need not', () => {
  const game = table({}, {}).encountering('Palisade')
  boosts(game)
  game.corp.answers('confirm', 'no')
  expect(game.runner.hand).toHaveLength(5)
  expect(game.state.run).toBeDefined()
})

test('Shackleton Grid works once per turn', () => {
  const game = table({}, { hand: [...hand, ...hand] }).encountering('Palisade')
  boosts(game)
  game.corp.answers('confirm', 'yes')
  expect(game.runner.hand).toHaveLength(6)
  boosts(game)
  expect(isAsked(game)).toBe(false)
  expect(game.runner.hand).toHaveLength(6)
})

test('Shackleton Grid does not mind credits of the pool, not beside those of a card either', () => {
  const pool = table({}, { credits: 5, rig: ['Cleaver'] }).encountering('Palisade')
  boosts(pool)
  expect(isAsked(pool)).toBe(false)

  const mixed = table({}, { credits: 5 }).encountering('Palisade')
  const saved = mixed.save()
  boosts(mixed)
  mixed.runner.answers('payment', { pool: 2 })
  expect(isAsked(mixed)).toBe(false)
  mixed.restore(saved)
  boosts(mixed)
  mixed.runner.answers('payment', { Touchstone: 1, pool: 1 })
  expect(isAsked(mixed)).toBe(true)
})

test('CR 10.6.2: the bad publicity fund is no part of the credit pool', () => {
  const game = table({ badPublicity: 2 }, { rig: ['Cleaver'] }).encountering('Palisade')
  boosts(game)
  expect(isAsked(game)).toBe(true)
  game.corp.answers('confirm', 'yes')
  expect(game.runner.hand).toHaveLength(1)
})

test('CR 1.10.4: credits that count as part of the credit pool are not outside of it', () => {
  const game = table({}, { hand: [...hand, 'Stimhack'], rig: ['Cleaver'] }).runnerTurn()
  game.runner.plays('Stimhack')
  game.runner.answers('server', 'HQ')
  game.passUntil('encounter')
  boosts(game)
  expect(game.card('Stimhack').counters.credit).toBe(7)
  expect(isAsked(game)).toBe(false)
})

test('Shackleton Grid asks for every way to spend: its own trash cost is paid before it is trashed', () => {
  const game = table(
    { hqIce: [], hqRoot: [rezzed('Shackleton Grid')], hand: [] },
    { rig: [card('Azimat', { counters: { credit: 2 } })], credits: 1 },
  ).accessing('Shackleton Grid')
  game.runner.trashes()
  expect(isAsked(game)).toBe(true)
  game.corp.answers('confirm', 'yes')
  expect(game.runner.hand).toHaveLength(1)
  expect(game.corp.archives).toEqual(['Shackleton Grid'])
})

test('Shackleton Grid works neither in a run on another server, nor outside of runs, nor unrezzed', () => {
  const other = table({ rndIce: [rezzed('Tithe')] }, {}).encountering('Tithe')
  boosts(other)
  expect(isAsked(other)).toBe(false)

  const outside = table(
    {},
    { hand: ['Side Hustle'], rig: [card('Open Market', { counters: { credit: 6 } })] },
  ).runnerTurn()
  outside.runner.installs('Side Hustle')
  expect(outside.card('Open Market').counters.credit).toBeLessThan(6)
  expect(isAsked(outside)).toBe(false)

  const unrezzed = table({ hqRoot: ['Shackleton Grid'] }, {}).encountering('Palisade')
  boosts(unrezzed)
  expect(isAsked(unrezzed)).toBe(false)
})
