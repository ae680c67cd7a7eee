import { defineAllCards } from '@paydata/cards'
import type { Viewer } from '@paydata/engine'
import { occurrencesFor, viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Moment } from './moment.ts'
import { momentsIn, withMoment } from './moment.ts'

const definitions = defineAllCards()

/** What a viewer sees as moments of the answers that are given. */
function seen(game: ScenarioGame, answer: () => unknown, viewer: Viewer = 'spectator') {
  const before = viewFor(game.json, viewer)
  answer()
  return momentsIn(occurrencesFor(game.json, viewer), before, viewFor(game.json, viewer))
}

const snare = (grip: readonly string[]) =>
  scenario({ definitions })
    .corp({ credits: 4, hand: ['Snare!'] })
    .runner({ hand: grip })
    .accessing('Snare!')

test.each(['corp', 'runner', 'spectator'] as const)(
  'a stolen agenda is a moment with the points before and after, for the eyes of %s',
  eye => {
    const game = scenario({ definitions })
      .corp({ hand: ['Priority Requisition'] })
      .runner({ stolen: ['Private Security Force'] })
      .accessing('Priority Requisition')
    game.runner.passes()
    expect(seen(game, () => game.runner.steals(), eye)).toMatchObject([
      {
        is: 'stolen',
        side: 'runner',
        card: { title: 'Priority Requisition', before: { zone: 'hq' } },
        points: { before: 2, after: 5, needed: 7 },
      },
    ])
  },
)

test('an agenda that wins is shown by the end alone, with the card', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Priority Requisition'] })
    .runner({ stolen: ['Priority Requisition', 'Private Security Force'] })
    .accessing('Priority Requisition')
  game.runner.passes()
  expect(seen(game, () => game.runner.steals())).toMatchObject([
    { is: 'lastAgenda', winner: 'runner', card: { title: 'Priority Requisition' } },
  ])
})

test('an access that hurts is a trap, then a tag, then damage with the cards that are lost', () => {
  const game = snare(['Diesel', 'Mimic', 'Ninja', 'Aurora'])
  const moments = seen(game, () => game.corp.answers('mayPay', 'pay'), 'runner')
  expect(moments.map(({ is }) => is)).toEqual(['trap', 'tag', 'damage'])
  expect(moments).toMatchObject([
    { card: { title: 'Snare!' }, server: 'hq' },
    { amount: 1 },
    { kind: 'net', amount: 3, lost: [{ before: { zone: 'grip' } }, {}, {}] },
  ])
})

test('who is not told of a trap sees none, and a trap that does nothing is none', () => {
  const game = snare(['Diesel', 'Mimic', 'Ninja', 'Aurora'])
  expect(seen(game, () => game.corp.declines(), 'runner')).toEqual([])
})

test('a flatline is all there is of its update', () => {
  const game = snare(['Diesel', 'Mimic'])
  expect(seen(game, () => game.corp.answers('mayPay', 'pay'), 'corp')).toEqual([{ is: 'flatline' }])
})

test('a run and the ice that is met are moments', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runnerTurn()
  expect(seen(game, () => game.runner.runs('HQ'))).toEqual([{ is: 'run', server: 'hq' }])
  const ice = viewFor(game.json, 'spectator').servers[0]?.ice[0]?.ice?.id
  const passed: Moment[] = []
  while (viewFor(game.json, 'spectator').encounter === null)
    passed.push(...seen(game, () => game[game.json.waiting[0]?.for ?? 'corp'].passes()))
  expect(passed).toEqual([{ is: 'met', ice }])
})

test('a credit is no moment', () => {
  const game = scenario({ definitions }).corp({}).corpTurn()
  expect(seen(game, () => game.corp.gainsCredit())).toEqual([])
})

test('an agenda that is scored flies from its server', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Private Security Force', { advanced: 4 })] }] })
    .corpTurn('window')
  expect(seen(game, () => game.corp.scores('Private Security Force'), 'runner')).toMatchObject([
    { is: 'scored', side: 'corp', points: { before: 0, after: 2 }, card: { before: { server: 'remote1' } } },
  ])
})

const waiting = (...moments: readonly Moment[]) => moments.reduce(withMoment, [] as readonly Moment[])
const tag: Moment = { is: 'tag', amount: 1 }
const run: Moment = { is: 'run', server: 'hq' }
const met = (ice: number): Moment => ({ is: 'met', ice })
const hurt: Moment = { is: 'damage', kind: 'net', amount: 1, lost: [] }

test('moments of a kind become one, and of ice that is met the last counts', () => {
  expect(waiting(tag, tag, hurt, hurt)).toEqual([
    { is: 'tag', amount: 2 },
    { is: 'damage', kind: 'net', amount: 2, lost: [] },
  ])
  expect(waiting(met(1), met(2))).toEqual([met(2)])
})

test('of more than three the least is left out, and nothing comes after an end', () => {
  expect(waiting(run, met(1), tag, hurt)).toEqual([met(1), tag, hurt])
  expect(waiting(hurt, { is: 'flatline' }, tag)).toEqual([{ is: 'flatline' }])
})
