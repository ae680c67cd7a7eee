import { defineAllCards } from '@paydata/cards'
import { answerInPlace, cloneGame, skipForced, viewFor } from '@paydata/engine'
import { expect, test } from 'vitest'
import type { Puzzle, PuzzleId } from '../index.ts'
import { positionOf, puzzleNamed, puzzles } from '../index.ts'
import { movesIn } from './deeds.ts'
import { proofOf } from './proof.ts'
import { refutation } from './refuting.ts'
import { Solver } from './solver.ts'

const definitions = defineAllCards()

/** Those that are proven in a moment; `npm run puzzles -- --check` proves all. */
const quick: readonly PuzzleId[] = [
  'bioroid',
  'suckers',
  'discount',
  'double',
  'token',
  'news',
  'takeover',
  'royalties',
  'spike',
  'overtime',
  'orbit',
]

test.each(quick)('%s has its plan, and no other', id => {
  const puzzle = puzzleNamed(id)
  expect(proofOf(puzzle, definitions)).toMatchObject({ plans: [puzzle.plan], asItLies: [puzzle.plan] })
})

const royalties = puzzleNamed('royalties')
const news = puzzleNamed('news')
const bioroid = puzzleNamed('bioroid')
const changed = (puzzle: Puzzle, side: 'corp' | 'runner', what: object): Puzzle => ({
  ...puzzle,
  [side]: { ...puzzle[side], ...what },
})

test('an idle click or another order makes no other plan', () => {
  const withClick = changed(news, 'corp', { clicks: 3 })
  expect(proofOf(withClick, definitions).plans).toEqual([news.plan])
})

test('who can pay in two ways has two plans', () => {
  const richer = changed(royalties, 'corp', { credits: 5 })
  expect(proofOf(richer, definitions).plans).toEqual([
    ['gainCredit', 'play scorched_earth', 'play scorched_earth'],
    ['play beanstalk_royalties', 'play scorched_earth', 'play scorched_earth'],
    ['play hedge_fund', 'play scorched_earth', 'play scorched_earth'],
  ])
})

test('a plan that a credit or a card is missing for does not reach the goal', () => {
  expect(proofOf(changed(royalties, 'corp', { credits: 2 }), definitions).plans).toEqual([])
  expect(proofOf(changed(bioroid, 'runner', { hand: [] }), definitions).plans).toEqual([])
})

test('what chance decides is no plan: of two cards in HQ the Runner accesses either', () => {
  const open = { archives: [], archivesIce: [], hqIce: [] }
  const lucky = changed(bioroid, 'corp', { ...open, hand: ['Priority Requisition', 'Hedge Fund'] })
  const certain = changed(bioroid, 'corp', { ...open, hand: ['Priority Requisition'], deck: [] })
  expect(proofOf(lucky, definitions).plans).toEqual([])
  expect(proofOf(certain, definitions).plans).toEqual([['run hq']])
})

test('a plan reaches the goal wherever hidden cards lie: the agenda may be in HQ or on R&D', () => {
  const open = { archives: [], archivesIce: [], hand: ['Priority Requisition'] }
  const hidden = changed(changed(bioroid, 'corp', { ...open, deck: ['Hedge Fund'] }), 'runner', { clicks: 1 })
  const { plans, asItLies, arrangements } = proofOf(hidden, definitions)
  expect(arrangements).toBe(2)
  expect(plans).toEqual([])
  expect(asItLies).toEqual([['run hq']])
})

test('the other side finds the answer that ends a wrong try', () => {
  const guarded = changed(bioroid, 'corp', { archivesIce: ['Wall of Static'], credits: 5 })
  const game = positionOf(guarded, definitions)
  const solver = new Solver('runner', 'win', game)
  const run = movesIn(viewFor(game, 'runner')).find(({ deed }) => deed === 'run archives')
  const running = cloneGame(game)
  expect(answerInPlace(running, 'runner', run?.reply ?? { question: 0, choose: [] }).ok).toBe(true)
  skipForced(running)
  const reply = refutation(solver, running, 'corp')
  expect(movesIn(viewFor(running, 'corp'))).toContainEqual({ reply, deed: 'rez wall_of_static' })
})

test('names and addresses are those of one puzzle each', () => {
  expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length)
})
