import type { Side } from '@paydata/engine'
import { labelOf, promptOf, viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/engine/testing'
import { lastTurn, rezzed, scenario, successfulRun } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const table = () => scenario({ definitions })

/** What a player reads: the question, and what the buttons say. */
function read(game: ScenarioGame, side: Side): { readonly text: string; readonly buttons: string[] } {
  const view = viewFor(game.json, side)
  const { question } = view
  if (question === null) return { text: '', buttons: [] }
  const buttons = question.form === 'choose' ? question.options.map(option => labelOf(option, view)) : []
  return { text: promptOf(question, view).text, buttons }
}

test('what may be paid for says what it costs', () => {
  const game = table()
    .corp({ credits: 6, hand: ['Snare!'] })
    .accessing('Snare!')
  expect(read(game, 'corp').buttons).toEqual(['Pay 4[credit]', 'No'])
})

test('a trace says how strong it is, and what the link is', () => {
  const game = table()
    .corp({ credits: 6, hand: ['SEA Source'] })
    .runner({ rig: ['Access to Globalsec'], credits: 5 })
    .history(lastTurn(successfulRun('hq')))
    .corpTurn()
  game.corp.plays('SEA Source')
  expect(read(game, 'corp').text).toBe(
    'The base strength is 3, the Runner’s link is 1. Spend credits on the trace, up to 4[credit].',
  )
  game.corp.answers('traceStrength', 2)
  expect(read(game, 'runner').text).toBe(
    'The trace strength is 5, the Runner’s link is 1. Spend credits on the trace, up to 5[credit].',
  )
})

test('where ice is installed says what it costs there (CR 1.16.6)', () => {
  const game = table()
    .corp({ credits: 6, hand: ['Ice Wall'], hqIce: ['Enigma', 'Enigma'], rndIce: ['Enigma'] })
    .corpTurn()
  game.corp.installs('Ice Wall')
  expect(read(game, 'corp').buttons).toEqual([
    'HQ (2[credit])',
    'R&D (1[credit])',
    'Archives (0[credit])',
    'A new remote server',
  ])
})

test('an interrupt is asked for with what is about to happen', () => {
  const game = table()
    .corp({ hqIce: [rezzed('Data Raven')], credits: 5 })
    .runner({ rig: ['Decoy'], credits: 5 })
    .encountering('Data Raven')
  game.runner.answers('effect', 0)
  expect(read(game, 'runner').text).toBe('About to happen: 1 tag; use an interrupt, or pass.')
})

test('what became pending in a step is resolved in that step (CR 6.9.3a, 7.2.1)', () => {
  const encounter = table()
    .corp({ hqIce: [rezzed('Data Raven')] })
    .encountering('Data Raven')
  expect(encounter.runner.question).toMatchObject({ step: 'encounter.encounterBegins', rule: '6.9.3a' })
  const access = table()
    .corp({ credits: 6, hand: ['Snare!'] })
    .accessing('Snare!')
  expect(access.corp.question).toMatchObject({ step: 'access.accessBegins', rule: '7.2.1' })
})

test('of several cards that look alike each is told by where it is', () => {
  const game = table()
    .corp({ hqIce: ['Enigma', 'Hunter', rezzed('Ice Wall')], rndIce: [rezzed('Ice Wall')] })
    .runner({ hand: ['Tinkering'] })
    .runnerTurn()
  game.runner.plays('Tinkering')
  expect(read(game, 'runner').buttons.sort()).toEqual([
    'Ice Wall (HQ, position 3 from the server)',
    'Ice Wall (R&D)',
    'unrezzed ice protecting HQ (innermost position)',
    'unrezzed ice protecting HQ (position 2 from the server)',
  ])
})
