import type { Definition } from '@paydata/engine'
import { defineCards, interruptFor, prevent, card as text, trashThis } from '@paydata/engine/vocabulary'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Posted Bounty may be forfeited for a tag and 1 bad publicity', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Posted Bounty', { advanced: 3 })] }] })
    .corpTurn('window')
  game.corp.scores('Posted Bounty')
  game.corp.answers('mayPay', 'pay')
  expect(game.corp).toMatchObject({ badPublicity: 1, scored: [], removed: ['Posted Bounty'] })
  expect(game.runner.tags).toBe(1)
})

test('Posted Bounty may be kept', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Posted Bounty', { advanced: 3 })] }] })
    .corpTurn('window')
  game.corp.scores('Posted Bounty')
  game.corp.declines()
  expect(game.corp).toMatchObject({ badPublicity: 0, agendaPoints: 1 })
  expect(game.runner.tags).toBe(0)
})

test('Posted Bounty: an agenda that wins the game when it is scored is not forfeited', () => {
  const game = scenario({ definitions })
    .corp({
      scored: ['Priority Requisition', 'Priority Requisition'],
      remotes: [{ root: [card('Posted Bounty', { advanced: 3 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Posted Bounty')
  expect(game.state).toMatchObject({ winner: 'corp', reason: 'points' })
  expect(game.runner.tags).toBe(0)
})

test('Posted Bounty is of no use to a Runner who steals it', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Posted Bounty'] }] })
    .accessing('Posted Bounty')
  game.runner.passes()
  game.runner.steals()
  expect(game.corp).toMatchObject({ question: undefined, badPublicity: 0 })
  expect(game.runner).toMatchObject({ tags: 0, stolen: ['Posted Bounty'] })
})

test('Posted Bounty is not asked about when another agenda is scored', () => {
  const game = scenario({ definitions })
    .corp({ scored: ['Posted Bounty'], remotes: [{ root: [card('Breaking News', { advanced: 2 })] }] })
    .corpTurn('window')
  game.corp.scores('Breaking News')
  expect(game.corp.question?.kind).toBe('paidWindow')
  expect(game.corp.scored).toEqual(['Posted Bounty', 'Breaking News'])
})

test('CR 9.11.3: Posted Bounty has given no tag yet while its bad publicity is imminent', () => {
  const spokesman: Definition = {
    ...text('spokesman', interruptFor([trashThis], [prevent(1, { effect: 'badPublicity' })])),
    printed: { title: 'Spokesman', side: 'corp', type: 'asset', cost: 0, trash: 0 },
  }
  const game = scenario({ definitions: defineCards('bounty-and-spokesman', [...cards, spokesman]) })
    .corp({ remotes: [{ root: [card('Posted Bounty', { advanced: 3 })] }, { root: [rezzed('Spokesman')] }] })
    .corpTurn('window')
  game.corp.scores('Posted Bounty')
  game.corp.answers('mayPay', 'pay')
  expect(game.corp.question?.kind).toBe('interrupt')
  expect(game.runner.tags).toBe(0)
  game.corp.uses('Spokesman')
  expect(game.corp.badPublicity).toBe(0)
  expect(game.runner.tags).toBe(1)
})

test('Posted Bounty of 1.6 and before has one subtype less', () => {
  const printed = (edition: string) =>
    defineAllCards().asIn(edition).cards.get('posted_bounty')?.printed.subtypes
  expect(['2012', '1.4', '1.6'].map(printed)).toEqual([['security'], ['security'], ['security']])
  expect(printed('26.03')).toEqual(['security', 'liability'])
})
