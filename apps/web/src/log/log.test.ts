import { defineAllCards } from '@paydata/cards'
import type { SeenOccurrence, View } from '@paydata/engine'
import { occurrencesFor, viewFor } from '@paydata/engine'
import type { ScenarioGame } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import type { Journal } from './journal.ts'
import { emptyJournal, withStep, withUpdate } from './journal.ts'
import { metNow } from './last-met.ts'
import { namedParts } from './named-parts.ts'

await loadWords('game')
await loadWords('table')

const definitions = defineAllCards()

test('a line is split at the titles of cards, by the longest title that matches', () => {
  const cards = { 'Ice Wall': 'ice_wall', 'Ice Wall 2.0': 'other' }
  expect(namedParts('You rez Ice Wall 2.0, not Ice Wall.', cards)).toEqual([
    { text: 'You rez ', definition: null },
    { text: 'Ice Wall 2.0', definition: 'other' },
    { text: ', not ', definition: null },
    { text: 'Ice Wall', definition: 'ice_wall' },
    { text: '.', definition: null },
  ])
})

const now = (game: ScenarioGame): { view: View; happened: readonly SeenOccurrence[] } => ({
  view: viewFor(game.json, 'corp'),
  happened: occurrencesFor(game.json, 'corp'),
})
const told = (journal: Journal): readonly string[] =>
  journal.lines.flatMap(line => (line.kind === 'told' ? [line.text] : []))

/** The reader learns only of windows that were passed for themselves. */
const passed = [
  { by: 'corp', structure: 'corpTurn', step: 'actionPhaseWindow' },
  { by: 'runner', structure: 'corpTurn', step: 'actionPhaseWindow' },
] as const

test('a payment is told with what it was paid for, and the effects of the card stand below it', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund'], credits: 5 })
    .corpTurn()
  game.corp.plays('Hedge Fund')
  const { view, happened } = now(game)
  const journal = withUpdate(
    emptyJournal,
    { occurrences: [...happened], passed: [...passed], takenBack: false },
    view,
  )
  expect(told(journal)).toEqual(['You play Hedge Fund ([click], 5[credit]).', 'You gain 9[credit].'])
  expect(journal.lines[0]).toMatchObject({ kind: 'turn', of: 'corp' })
  expect(journal.lines.at(-1)).toMatchObject({ depth: 1, passed: [passed[0]] })
  expect(journal.lines[1]).toMatchObject({ cards: { 'Hedge Fund': 'hedge_fund' } })
})

test('a payment that comes in an earlier update is kept until what it was paid for comes', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund'], credits: 5 })
    .corpTurn()
  game.corp.plays('Hedge Fund')
  const { view, happened } = now(game)
  const paid = happened.filter(({ what }) => what === 'clicksSpent' || what === 'creditsSpent')
  const rest = happened.filter(each => !paid.includes(each))
  const first = withUpdate(emptyJournal, { occurrences: paid, passed: [], takenBack: false }, view)
  expect(told(first)).toEqual([])
  expect(told(withUpdate(first, { occurrences: rest, passed: [], takenBack: false }, view))[0]).toContain(
    '5[credit]',
  )
})

test('new lines begin after the lines that the reader’s own last answer led to', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund'], credits: 5 })
    .corpTurn()
  const before = now(game).view
  game.corp.plays('Hedge Fund')
  const { view, happened } = now(game)
  const update = { occurrences: [...happened], passed: [], takenBack: false }
  const own = withStep(emptyJournal, before, update, view)
  expect(own.answered).toBe(own.lines.length)
  // The reader is not asked now, so everything from here on is new to them.
  const others = withStep(own, { ...view, question: null }, update, view)
  expect(others.answered).toBe(own.lines.length)
  expect(others.lines.length).toBeGreaterThan(own.lines.length)
})

test('what was taken back is struck, from the answer to which the game went back, and told with its player', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund'], credits: 5 })
    .corpTurn()
  const before = now(game).view
  game.corp.gainsCredit()
  const between = now(game)
  const earlier = { occurrences: [...between.happened], passed: [], takenBack: false }
  const first = withStep(emptyJournal, before, earlier, between.view)
  game.passUntil('nextAction')
  const asked = now(game).view
  game.corp.plays('Hedge Fund')
  const { view, happened } = now(game)
  const played = withStep(first, asked, { occurrences: [...happened], passed: [], takenBack: false }, view)
  const back = withStep(played, view, { occurrences: [], passed: [], takenBack: true }, asked)
  const undone = back.lines.flatMap(line => (line.kind === 'told' && line.isUndone ? [line.text] : []))
  expect(undone).toEqual(told(played).slice(told(first).length))
  expect(undone.length).toBeGreaterThan(0)
  expect(back.lines.at(-1)).toMatchObject({ kind: 'undone', by: 'corp' })
  // Where it went back to a view that is known no more, nothing is struck that may still hold.
  const elsewhere = { ...asked, corp: { ...asked.corp, credits: 99 } }
  const strange = withStep(played, view, { occurrences: [], passed: [], takenBack: true }, elsewhere)
  expect(strange.lines.some(line => line.kind === 'told' && line.isUndone)).toBe(false)
  expect(strange.lines.at(-1)).toMatchObject({ by: null })
})

test('where both sides are asked again, nobody is named who may not have taken back', () => {
  const before = now(scenario({ definitions }).corp({}).corpTurn()).view
  const both = { ...before, waiting: [...before.waiting, { for: 'runner', asks: 'number' } as const] }
  const later = { ...before, turn: before.turn + 1 }
  const played = withStep(emptyJournal, both, { occurrences: [], passed: [], takenBack: false }, later)
  const back = withStep(played, later, { occurrences: [], passed: [], takenBack: true }, both)
  expect(back.lines.find(({ kind }) => kind === 'undone')).toMatchObject({ by: null })
})

test('the journal keeps what became of the subroutines of the last ice until the turn ends', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Viktor 1.0')] })
    .runner({ rig: ['Gordian Blade'], hand: ['Diesel'], credits: 9, clicks: 0 })
    .encountering('Viktor 1.0')
  const step = (before: Journal): Journal => {
    const { view, happened } = now(game)
    return withUpdate(before, { occurrences: [...happened], passed: [], takenBack: false }, view)
  }
  const met = { ...emptyJournal, met: { definition: 'viktor_1_0', isBypassed: false, subroutines: {} } }
  game.runner.uses('Gordian Blade', 1)
  expect(step(met).met).toEqual(met.met)
  game.runner.uses('Gordian Blade', 0)
  game.runner.breaks(1)
  expect(step(met).met?.subroutines).toEqual({ 1: 'broken' })
  const broken = step(met)
  game.bothPass()
  expect(step(broken).met?.subroutines).toEqual({ 0: 'resolved', 1: 'broken' })
  game.passUntil(() => game.json.active === 'corp')
  expect(step(broken).met).toBeNull()
})

test('a viewer who comes in the middle of an encounter gets its state from the view', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Viktor 1.0')] })
    .runner({ rig: ['Gordian Blade'], hand: ['Diesel'], credits: 9 })
    .encountering('Viktor 1.0')
  game.runner.uses('Gordian Blade', 1)
  game.runner.uses('Gordian Blade', 0)
  game.runner.breaks(1)
  const before = now(game).view
  game.bothPass()
  const { view, happened } = now(game)
  const { met } = withStep(
    emptyJournal,
    before,
    { occurrences: [...happened], passed: [], takenBack: false },
    view,
  )
  expect(met).toEqual({
    definition: 'viktor_1_0',
    isBypassed: false,
    subroutines: { 0: 'resolved', 1: 'broken' },
  })
})

test('the state of a gained subroutine is not taken for that of a printed one', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Viktor 1.0')] })
    .encountering('Viktor 1.0')
  const { encounter } = now(game).view
  if (encounter === null) throw new Error('Nothing is encountered.')
  const [first, second] = encounter.subroutines
  if (first === undefined || second === undefined) throw new Error('It has two subroutines.')
  const gained = { index: 0, path: 'giver/0/does', state: 'broken' } as const
  const printed = [
    { ...first, index: 1, state: 'resolved' },
    { ...second, index: 2 },
  ] as const
  expect(metNow({ ...encounter, subroutines: [gained, ...printed] })?.subroutines).toEqual({ 0: 'resolved' })
})
