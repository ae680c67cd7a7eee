import type { Definition } from '@paydata/engine'
import { defineCards, prevent, card as text, when, would } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (title: string, more: object = {}) =>
  scenario({ definitions })
    .corp({ remotes: [{ root: [title] }], ...more })
    .runner({ credits: 0, rig: ['Gourmand'], deck: ['Diesel', 'Mimic'] })

test('Gourmand is trashed to trash the accessed card and draw 1 card', () => {
  const game = begin('PAD Campaign').accessing('PAD Campaign')
  game.runner.uses('Gourmand')
  expect(game.corp.archives).toEqual(['PAD Campaign'])
  expect(game.runner).toMatchObject({ hand: ['Diesel'], heap: ['Gourmand'] })
})

test('Gourmand trashes a card without a trash cost, such as an operation in HQ', () => {
  const game = begin('PAD Campaign', { hand: ['Hedge Fund'] }).accessing('Hedge Fund')
  game.runner.uses('Gourmand')
  expect(game.corp.archives).toEqual(['Hedge Fund'])
  expect(game.runner.hand).toEqual(['Diesel'])
})

test('Gourmand cannot be used on an agenda', () => {
  const game = begin('Hostile Takeover').accessing('Hostile Takeover')
  expect(() => game.runner.uses('Gourmand')).toThrow('Gourmand')
  expect(game.runner.programs).toEqual(['Gourmand'])
})

test('Gourmand cannot be used on a card in Archives', () => {
  const game = begin('PAD Campaign', { archives: ['Hedge Fund'] }).accessing('Hedge Fund')
  expect(game.runner.question?.options.some(({ card }) => card === 'Gourmand') ?? false).toBe(false)
})

test('Gourmand draws nothing when the accessed card is not trashed after all', () => {
  const clinger: Definition = {
    ...text(
      'clinger',
      when(would({ effect: 'trash', card: 'self' }), prevent('all', { effect: 'trash', card: 'self' })),
    ),
    printed: { title: 'Clinger', side: 'corp', type: 'asset', cost: 0, trash: 1 },
  }
  const game = scenario({ definitions: defineCards('gourmand-and-clinger', [...cards, clinger]) })
    .corp({ remotes: [{ root: [rezzed('Clinger')] }] })
    .runner({ rig: ['Gourmand'], deck: ['Diesel'] })
    .accessing('Clinger')
  game.runner.uses('Gourmand')
  expect(game.corp.servers.remote1?.root).toEqual(['Clinger'])
  expect(game.runner).toMatchObject({ hand: [], heap: ['Gourmand'] })
})

test('CR 9.3.6b: Gourmand is used only while a card is accessed', () => {
  const game = begin('PAD Campaign').runnerTurn()
  expect(() => game.runner.uses('Gourmand')).toThrow('Gourmand')
})
