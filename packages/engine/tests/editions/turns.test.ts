import type { ScenarioGame } from '@paydata/scenario'
import { card, fillers, scenario } from '@paydata/scenario'
import { agenda, made, resource } from '@paydata/scenario/plain'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import type { RuleChoices } from '../../src/index.ts'
import { defineCards } from '../../src/index.ts'
import { always } from '../../src/vocabulary.ts'
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

test('CR 1.7.2a: a game that is set up for 6 points ends at 6, and not before', () => {
  const game = scenario({ definitions: turnCards, winAt: 6 }).runnerTurn()
  game.fiat.set({ runner: { agendaPoints: 5 } })
  expect(game.state.winner).toBeUndefined()
  game.fiat.set({ runner: { agendaPoints: 6 } })
  expect(game.state).toMatchObject({ winner: 'runner', reason: 'points' })
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

test('FAQ 1.1, question 43: a click that an agenda gives comes and goes with it, in the turn of its player alone', () => {
  const definitions = defineCards('additional clicks', [
    made(agenda('Upgrades'), always({ declare: 'clicks', who: 'you', by: 1 })),
    made(resource('Tempo'), always({ declare: 'clicks', who: 'you', by: 1 })),
  ])
  const clicks = (edition: string) => {
    const game = scenario({ definitions, edition })
      .corp({ remotes: [{ root: [card('Upgrades', { advanced: 2 })] }] })
      .runner({ rig: ['Tempo'] })
      .beforeCorpTurn()
    game.passUntil('corpAction')
    const before = game.corp.clicks
    game.fiat.score('Upgrades')
    const after = game.corp.clicks
    game.fiat.trash('Tempo')
    expect(game.corp.clicks).toBe(after)
    return [before, after]
  }
  expect(clicks('2012')).toEqual([3, 4])
  expect(clicks('2013')).toEqual([3, 4])
  for (const edition of ['2017', '1.4', '1.6', '26.03']) expect(clicks(edition)).toEqual([3, 3])
})
