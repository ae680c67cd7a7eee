import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (hand: readonly string[] = ['Hedge Fund'], hosting: readonly string[] = []) =>
  scenario({ definitions })
    .corp({ hand, credits: 10 })
    .runner({ rig: [card('Detente', { hosting })] })

const runsOn = (game: ReturnType<ReturnType<typeof begin>['runnerTurn']>, server: string) => {
  game.runner.runs(server)
  game.passUntil('success')
}

test('a successful run on HQ lets the Runner host a card from HQ faceup on Detente', () => {
  const game = begin().runnerTurn()
  runsOn(game, 'HQ')
  game.runner.answers('may', 'yes')
  expect(game.card('Detente').hosted).toEqual(['Hedge Fund'])
  expect(game.card('Hedge Fund')).toMatchObject({
    zone: 'hosted',
    facedown: false,
    seenBy: ['corp', 'runner'],
  })
  expect(game.corp.hand).toEqual([])
})

test('the card is one of HQ at random', () => {
  const game = begin(['Hedge Fund', 'Ice Wall', 'Snare!']).runnerTurn()
  game.fiat.nextRandom(1)
  runsOn(game, 'HQ')
  game.runner.answers('may', 'yes')
  expect(game.card('Detente').hosted).toHaveLength(1)
  expect(game.corp.hand).toHaveLength(2)
})

test('the Runner need not host a card', () => {
  const game = begin().runnerTurn()
  runsOn(game, 'HQ')
  game.runner.answers('may', 'no')
  expect(game.card('Detente').hosted).toEqual([])
  expect(game.corp.hand).toEqual(['Hedge Fund'])
})

test('a second successful run on HQ in the turn hosts nothing, though the first time no card was hosted', () => {
  const game = begin(['Hedge Fund', 'Hedge Fund']).runnerTurn()
  runsOn(game, 'HQ')
  game.runner.answers('may', 'no')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('runnerAction')
  game.runner.runs('HQ')
  game.finishRun({ accesses: 'pass' })
  expect(game.card('Detente').hosted).toEqual([])
})

test('a successful run on R&D hosts nothing', () => {
  const game = begin().runnerTurn()
  game.runner.runs('R&D')
  game.finishRun({ accesses: 'pass' })
  expect(game.card('Detente').hosted).toEqual([])
})

test('CR 1.2.4: with no card in HQ the Runner is not asked', () => {
  const game = begin([]).runnerTurn()
  game.runner.runs('HQ')
  game.finishRun({ accesses: 'pass' })
  expect(game.card('Detente').hosted).toEqual([])
})

test('CR 1.13.2a: the hosted card is neither installed nor rezzed, and cannot be rezzed', () => {
  const game = begin([], ['PAD Campaign']).corpTurn('window')
  expect(game.card('PAD Campaign')).toMatchObject({ zone: 'hosted', rezzed: false })
  expect(game.corp.question?.options.map(each => each.kind)).not.toContain('rez')
})

test('the Runner adds 2 hosted cards to HQ for a click, and may access one of HQ: an agenda is stolen', () => {
  const game = begin([], ['Hostile Takeover', 'Hostile Takeover']).runnerTurn()
  game.runner.uses('Detente')
  game.runner.answers('payment', 'Hostile Takeover', 'Hostile Takeover')
  expect(game.corp.hand).toEqual(['Hostile Takeover', 'Hostile Takeover'])
  expect(game.runner.clicks).toBe(3)
  game.runner.answers('may', 'yes')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner).toMatchObject({ stolen: ['Hostile Takeover'], agendaPoints: 1 })
  expect(game.corp.hand).toEqual(['Hostile Takeover'])
})

test('the Runner may access none', () => {
  const game = begin([], ['Hostile Takeover', 'Hostile Takeover']).runnerTurn()
  game.runner.uses('Detente')
  game.runner.answers('payment', 'Hostile Takeover', 'Hostile Takeover')
  game.runner.answers('may', 'no')
  expect(game.runner.stolen).toEqual([])
  expect(game.state.accessed).toBeUndefined()
})

test('of three hosted cards the Runner chooses two, as both players see them', () => {
  const game = begin([], ['Hostile Takeover', 'Snare!', 'Ice Wall']).runnerTurn()
  game.runner.uses('Detente')
  game.runner.answers('payment', 'Ice Wall', 'Snare!')
  expect(game.corp.hand.toSorted()).toEqual(['Ice Wall', 'Snare!'])
  expect(game.card('Detente').hosted).toEqual(['Hostile Takeover'])
})

test('CR 1.14.4b: the Corp may use it for a click of its own, and the Runner may access a card then', () => {
  const game = begin([], ['Hostile Takeover', 'Hostile Takeover']).corpTurn()
  game.corp.uses('Detente')
  game.corp.answers('payment', 'Hostile Takeover', 'Hostile Takeover')
  expect(game.corp).toMatchObject({ clicks: 2, hand: ['Hostile Takeover', 'Hostile Takeover'] })
  game.runner.answers('may', 'yes')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner.stolen).toEqual(['Hostile Takeover'])
  expect(game.corp.question?.kind ?? game.runner.question?.kind).toBe('paidWindow')
})

test('CR 1.16.1: with a single hosted card neither player can use it', () => {
  const runners = begin([], ['Hostile Takeover']).runnerTurn()
  expect(() => runners.runner.uses('Detente')).toThrow('CR 1.16.1')
  const corps = begin([], ['Hostile Takeover']).corpTurn()
  expect(() => corps.corp.uses('Detente')).toThrow('CR 1.16.1')
})

test('CR 9.5.2a: a player uses it in their own turn only', () => {
  const game = begin([], ['Ice Wall', 'Ice Wall']).corpTurn('window')
  game.corp.passes()
  expect(() => game.runner.uses('Detente')).toThrow('CR 9.5.2a')
})

test('CR 1.13.13: when Detente is trashed, hosted cards go to Archives', () => {
  const game = begin([], ['Ice Wall', 'Snare!']).runnerTurn()
  game.fiat.trash('Detente')
  expect(game.corp.archives.toSorted()).toEqual(['Ice Wall', 'Snare!'])
})

test('it gives 1 more memory', () => {
  expect(begin().runnerTurn().runner.memory).toBe(5)
})
