import type { ScenarioGame } from '@paydata/scenario'
import { scenario } from '@paydata/scenario'
import { event, made, program, resource } from '@paydata/scenario/plain'
import { promptOf } from '@paydata/words/english'
import { expect, test } from 'vitest'
import { defineCards, viewFor } from '../../src/index.ts'
import { breakSubroutines, credits, gainCredits, paid, play } from '../../src/vocabulary.ts'
import { turnCards } from '../rules/cards/turns.ts'
import { olderEditions } from './older.ts'

/** At which rules a player is asked until the turn is over, both players passing and each action being a credit. */
function turn(game: ScenarioGame, side: 'corp' | 'runner'): string[] {
  const asked: string[] = []
  const { turn: number } = game.state
  while (game.state.turn === number) {
    const question = game.corp.question ?? game.runner.question
    const player = question?.side === 'corp' ? game.corp : game.runner
    if (question?.side === side) asked.push(question.rule ?? 'no rule')
    if (question?.kind === 'action') player.gainsCredit()
    else player.passes()
  }
  return asked
}

const before = (edition: string) => scenario({ definitions: turnCards, edition })

test('FAQ 1.1: the Corp has a window before its first action, and the Runner none between turn and action', () => {
  const corp = turn(before('2013').beforeCorpTurn(), 'corp')
  expect(corp).toContain('FAQ 1.1, Timing Structure of Turns, Corporation 2.1')
  const runner = turn(before('2013').beforeRunnerTurn(), 'runner')
  expect(runner.slice(0, 2)).toEqual([
    'FAQ 1.1, Timing Structure of Turns, Runner 1.1',
    'FAQ 1.1, Timing Structure of Turns, Runner 1.3',
  ])
})

test('Core rulebook, Action Phase: in 2012 the Corp has no window between its draw and its first action', () => {
  expect(turn(before('2012').beforeCorpTurn(), 'corp').slice(0, 2)).toEqual([
    'Core rulebook, Advancing a Card',
    'Core rulebook, Action Phase',
  ])
})

test('FAQ 1.1, question 14: a player may choose the same card twice, as in no later text', () => {
  const choices = olderEditions.map(({ name, rules }) => [name, rules.sameTargetTwice])
  expect(choices).toEqual([
    ['2012', 'yes'],
    ['2013', 'yes'],
    ['2017', 'no'],
    ['1.4', 'no'],
    ['1.6', 'no'],
  ])
})

test.each([
  ['26.03', /\(CR 5\.6\.1b\)/],
  ['1.6', /\(CR 1\.6, 5\.6\.1b\)/],
  ['2017', /\(Rules Reference, Corporation's Turn 1\.2\)/],
  ['2013', /\(FAQ 1\.1, Timing Structure of Turns, Corporation 1\.1\)/],
  ['2012', /\(Core rulebook, Advancing a Card\)/],
])('%s: a question names the place in the text of its own edition', (edition, place) => {
  const view = viewFor(before(edition).beforeCorpTurn().json, 'corp')
  expect(view.question && promptOf(view.question, view).why).toMatch(place)
})

const citingCards = defineCards('citing', [
  made({ ...event('Dear Event'), cost: 9 }, play(gainCredits(1))),
  made(resource('Friend')),
  made(resource('Knife'), paid([credits(0)], [breakSubroutines(1)])),
  made(program('Tool')),
  made(program('New Tool')),
])

test.each([
  ['26.03', 'CR 5.2.6g', 'CR 1.16.1', 'CR 8.5.16c', 'CR 9.5.6a'],
  ['1.6', 'CR 1.6, 5.2.7g', 'CR 1.6, 1.16.1', 'CR 1.6, 8.5.14c', 'CR 1.6, 9.8.6'],
  ['1.4', 'CR 1.6, 5.2.7g', 'CR 1.6, 1.16.1', 'CR 1.6, 8.5.14c', 'CR 1.6, 9.8.6'],
  [
    '2017',
    'Rules Reference, Resource',
    'Rules Reference, Cost',
    'Rules Reference, Install 3',
    'Rules Reference, Icebreaker',
  ],
  [
    '2013',
    "Core rulebook, Trashing a Runner's Resource",
    'Core rulebook, Paid Abilities',
    'Core rulebook, Installing Cards',
    'Core rulebook, Triggered Abilities',
  ],
  [
    '2012',
    "Core rulebook, Trashing a Runner's Resource",
    'Core rulebook, Paid Abilities',
    'Core rulebook, Installing Cards',
    'Core rulebook, Triggered Abilities',
  ],
])('%s: reasons and procedures cite %s, %s %s and %s', (...row) => {
  const [edition, untagged, tooDear, trashLike, notMet] = row
  const table = () =>
    scenario({ definitions: citingCards, edition }).runner({
      rig: ['Friend', 'Knife', 'Tool', 'Tool', 'Tool', 'Tool'],
      hand: ['Dear Event', 'New Tool'],
      credits: 0,
    })
  const reason = (game: ScenarioGame, side: 'corp' | 'runner', title: string) =>
    game[side].refused.find(each => each.card === title)?.reason
  expect(reason(table().corpTurn(), 'corp', 'Friend')).toContain(`(${untagged})`)
  expect(reason(table().runnerTurn('window'), 'runner', 'Knife')).toContain(`(${notMet})`)
  const game = table().runnerTurn()
  expect(reason(game, 'runner', 'Dear Event')).toContain(`(${tooDear})`)
  game.runner.installs('New Tool')
  const view = viewFor(game.json, 'runner')
  expect(view.question && promptOf(view.question, view).why).toContain(`(${trashLike})`)
})
