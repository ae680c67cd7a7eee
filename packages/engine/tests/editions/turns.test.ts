import { expect, test } from 'vitest'
import type { RuleChoices } from '../../src/index.ts'
import type { ScenarioGame } from '../../testing/index.ts'
import { fillers, scenario } from '../../testing/index.ts'
import { turnCards } from '../rules/cards/turns.ts'
import { editionWith } from './with.ts'

const table = (rules: Partial<RuleChoices>) =>
  scenario({ definitions: turnCards, edition: editionWith(rules) })

test('winAt: the game is won with so many points', () => {
  const game = table({ winAt: 6 }).corpTurn()
  game.fiat.set({ corp: { agendaPoints: 5 } })
  expect(game.state.winner).toBeUndefined()
  game.fiat.set({ corp: { agendaPoints: 6 } })
  expect(game.state).toMatchObject({ winner: 'corp', reason: 'points' })
})

test('simultaneousWins: a draw, or a win of the player whose turn it is', () => {
  const end = (simultaneousWins: RuleChoices['simultaneousWins']) => {
    const game = table({ simultaneousWins }).runnerTurn()
    game.fiat.set({ corp: { agendaPoints: 7 }, runner: { agendaPoints: 7 } })
    return game.state
  }
  expect(end('draw')).toMatchObject({ winner: undefined, reason: 'draw' })
  expect(end('activePlayer')).toMatchObject({ winner: 'runner', reason: 'points' })
})

test('startingCredits, startingHand: what the players have as the game begins', () => {
  const game = table({ startingCredits: 10, startingHand: 6 }).atMulligans()
  expect([game.corp.hand.length, game.runner.hand.length]).toEqual([6, 6])
  game.corp.mulligans()
  expect(game.corp).toMatchObject({ credits: 10 })
  expect(game.corp.hand).toHaveLength(6)
})

test('allottedClicks: the clicks that a turn begins with', () => {
  const clicks = { corp: 4, runner: 3 }
  expect(table({ allottedClicks: clicks }).beforeCorpTurn().corp.clicks).toBe(4)
  expect(table({ allottedClicks: clicks }).beforeRunnerTurn().runner.clicks).toBe(3)
})

const withSeven = (discardCards: RuleChoices['discardCards']) => {
  const hand = ['Plain Hardware', 'Run Event', 'Plain Event', ...fillers('runner', 4)]
  const game = table({ discardCards }).runner({ hand, clicks: 1 }).runnerTurn()
  game.runner.gainsCredit()
  game.passUntil('discard')
  return game
}

test('discardCards simultaneous: all cards too many are chosen at once', () => {
  const game = withSeven('simultaneous')
  expect(game.runner.question).toMatchObject({ kind: 'discard', min: 2, max: 2 })
})

test('discardCards oneByOne: one card is discarded after the other, and the heap keeps their order', () => {
  const game = withSeven('oneByOne')
  expect(game.runner.question).toMatchObject({ kind: 'discard', min: 1, max: 1 })
  game.runner.answers('discard', 'Run Event')
  expect(game.runner.heap).toEqual(['Run Event'])
  game.runner.answers('discard', 'Plain Event')
  expect(game.runner).toMatchObject({ heap: ['Run Event', 'Plain Event'] })
  expect(game.runner.hand).toHaveLength(5)
  expect(game.runner.question?.kind).toBe('paidWindow')
})

const small = (negativeHandSize: RuleChoices['negativeHandSize']): ScenarioGame => {
  const game = table({ negativeHandSize })
    .runner({ rig: ['Runner Small Hand'], hand: ['Plain Event'], clicks: 1 })
    .runnerTurn()
  game.runner.gainsCredit()
  game.bothPass()
  return game
}

test('negativeHandSize startOfDiscardStep: the Runner is flatlined before they discard', () => {
  expect(small('startOfDiscardStep').state).toMatchObject({ winner: 'corp', reason: 'flatline' })
})

test('negativeHandSize endOfTurn: the Runner discards all cards, and is flatlined as the turn ends', () => {
  const game = small('endOfTurn')
  game.runner.answers('discard', 'Plain Event')
  expect(game.state.winner).toBeUndefined()
  expect(game.runner).toMatchObject({ hand: [], question: { rule: '5.7.2b' } })
  game.bothPass()
  expect(game.state).toMatchObject({ winner: 'corp', reason: 'flatline' })
})

test('negativeHandSize endOfTurn: in the window after the discard the Runner may still get a greater hand', () => {
  const game = small('endOfTurn')
  game.runner.answers('discard', 'Plain Event')
  game.fiat.trash('Runner Small Hand')
  game.passUntil('turnEnds')
  expect(game.state.winner).toBeUndefined()
})
