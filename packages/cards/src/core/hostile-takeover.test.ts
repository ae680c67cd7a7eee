import type { Definition } from '@paydata/engine'
import { defineCards, interruptFor, prevent, card as text, trashThis } from '@paydata/engine/vocabulary'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Hostile Takeover gains 7 credits and 1 bad publicity', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [card('Hostile Takeover', { advanced: 2 })] }] })
    .corpTurn('window')
  game.corp.scores('Hostile Takeover')
  expect(game.corp).toMatchObject({ credits: 7, badPublicity: 1, agendaPoints: 1 })
})

test('Hostile Takeover does nothing when it is stolen', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: ['Hostile Takeover'] }] })
    .accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  expect(game.corp).toMatchObject({ credits: 0, badPublicity: 0 })
})

test('CR 10.6.3: bad publicity from Hostile Takeover comes too late for the run in progress', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Hostile Takeover'] }] })
    .running('HQ')
  game.fiat.score('Hostile Takeover')
  expect(game.corp.badPublicity).toBe(1)
  expect(game.runner.fund).toBe(0)
})

test('Hostile Takeover does nothing when another agenda is scored', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      scored: ['Hostile Takeover'],
      remotes: [{ root: [card('Private Security Force', { advanced: 4 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Private Security Force')
  expect(game.corp).toMatchObject({ credits: 0, badPublicity: 0, agendaPoints: 3 })
})

test('CR 9.11.3: Hostile Takeover has given no credits yet while its bad publicity is imminent', () => {
  const spokesman: Definition = {
    ...text('spokesman', interruptFor([trashThis], [prevent(1, { effect: 'badPublicity' })])),
    printed: { title: 'Spokesman', side: 'corp', type: 'asset', cost: 0, trash: 0 },
  }
  const game = scenario({ definitions: defineCards('takeover-and-spokesman', [...cards, spokesman]) })
    .corp({
      credits: 0,
      remotes: [{ root: [card('Hostile Takeover', { advanced: 2 })] }, { root: [rezzed('Spokesman')] }],
    })
    .corpTurn('window')
  game.corp.scores('Hostile Takeover')
  expect(game.corp).toMatchObject({ credits: 0, badPublicity: 0 })
  game.corp.uses('Spokesman')
  expect(game.corp).toMatchObject({ credits: 7, badPublicity: 0 })
})

test('Hostile Takeover of 1.6 and before has one subtype less', () => {
  const printed = (edition: string) =>
    defineAllCards().asIn(edition).cards.get('hostile_takeover')?.printed.subtypes
  expect(['2012', '1.4', '1.6'].map(printed)).toEqual([['expansion'], ['expansion'], ['expansion']])
  expect(printed('26.03')).toEqual(['expansion', 'liability'])
})
