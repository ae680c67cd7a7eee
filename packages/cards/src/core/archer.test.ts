import type { Definition } from '@paydata/engine/vocabulary'
import {
  always,
  chosen,
  costChange,
  defineCards,
  from,
  isUnrezzed,
  may,
  on,
  rez,
  card as text,
  type,
  when,
} from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Archer: an agenda is forfeited in addition to its rez cost', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, scored: ['Hostile Takeover'], hqIce: ['Archer'] })
    .approaching('Archer')
  game.runner.passes()
  game.corp.rezzes('Archer')
  game.corp.answers('payment', 'Hostile Takeover')
  expect(game.corp).toMatchObject({ credits: 0, scored: [], removed: ['Hostile Takeover'], agendaPoints: 0 })
  expect(game.card('Archer').rezzed).toBe(true)
})

test('Archer cannot be rezzed without an agenda to forfeit', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hqIce: ['Archer'] })
    .approaching('Archer')
  game.runner.passes()
  expect(() => game.corp.rezzes('Archer')).toThrow('you would have to forfeit 1 agenda, and there is none')
})

test('Archer gains 2 credits, trashes two programs and ends the run', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Archer')] })
    .runner({ rig: ['Mimic', 'Ninja', 'Aurora', 'Desperado'] })
    .encountering('Archer')
  game.bothPass()
  expect(game.corp.credits).toBe(2)
  expect(game.corp.question).toMatchObject({ min: 1, max: 1 })
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Mimic', 'Ninja', 'Aurora'])
  game.corp.answers('choose', 'Mimic')
  expect(game.corp.question).toMatchObject({ min: 1, max: 1 })
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Ninja', 'Aurora'])
  game.corp.answers('choose', 'Aurora')
  expect(game.runner).toMatchObject({ rig: ['Ninja', 'Desperado'], heap: ['Mimic', 'Aurora'] })
  expect(game.state.run).toBeUndefined()
})

test('Archer: credits and agenda are paid together, so neither can be paid without the other', () => {
  const game = scenario({ definitions })
    .corp({ credits: 3, scored: ['Hostile Takeover'], hqIce: ['Archer'] })
    .approaching('Archer')
  game.runner.passes()
  expect(() => game.corp.rezzes('Archer')).toThrow('it costs 4 credits, and the Corp has 3')
  expect(game.corp).toMatchObject({ credits: 3, scored: ['Hostile Takeover'] })
})

test('Archer: the Corp chooses which agenda it forfeits', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, scored: ['Priority Requisition', 'Hostile Takeover'], hqIce: ['Archer'] })
    .approaching('Archer')
  game.runner.passes()
  game.corp.rezzes('Archer')
  expect(game.corp.question?.options.map(option => option.card)).toEqual([
    'Priority Requisition',
    'Hostile Takeover',
  ])
  game.corp.answers('payment', 'Hostile Takeover')
  expect(game.corp).toMatchObject({ scored: ['Priority Requisition'], agendaPoints: 3 })
})

test('Archer: with one program the second has nothing to trash, and the run still ends', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hqIce: [rezzed('Archer')] })
    .runner({ rig: ['Mimic', 'Desperado'] })
    .encountering('Archer')
  game.bothPass()
  game.corp.answers('choose', 'Mimic')
  expect(game.runner).toMatchObject({ rig: ['Desperado'], heap: ['Mimic'] })
  expect(game.state.run).toBeUndefined()
})

test('ruling: an agenda that makes ice cheaper does so also while it is forfeited for Archer', () => {
  const cheaper: Definition = {
    ...text('cheaper_ice', always(costChange('rez', [type('ice')], -1))),
    printed: { title: 'Cheaper Ice', side: 'corp', type: 'agenda', advancement: 3, points: 1 },
  }
  const game = scenario({ definitions: defineCards('archer-and-cheaper-ice', [...cards, cheaper]) })
    .corp({ credits: 3, scored: ['Cheaper Ice'], hqIce: ['Archer'] })
    .approaching('Archer')
  game.runner.passes()
  game.corp.rezzes('Archer')
  game.corp.answers('payment', 'Cheaper Ice')
  expect(game.card('Archer').rezzed).toBe(true)
  expect(game.corp).toMatchObject({ credits: 0, removed: ['Cheaper Ice'] })
})

test('ruling: Archer that is rezzed ignoring all costs needs no agenda to be forfeited', () => {
  const message: Definition = {
    ...text(
      'message',
      when(
        on({ what: ['scored', 'stolen'], card: 'self' }),
        may([rez(chosen(from('installed', type('ice'), isUnrezzed)), { ignore: 'all' })]),
      ),
    ),
    printed: { title: 'Message', side: 'corp', type: 'agenda', advancement: 5, points: 3 },
  }
  const game = scenario({ definitions: defineCards('archer-and-message', [...cards, message]) })
    .corp({ credits: 0, hand: ['Message'], rndIce: ['Archer'], scored: ['Hostile Takeover'] })
    .accessing('Message')
  game.runner.passes()
  game.runner.steals()
  game.corp.agrees()
  game.corp.answers('choose', 'Archer')
  expect(game.card('Archer').rezzed).toBe(true)
  expect(game.corp).toMatchObject({ credits: 0, scored: ['Hostile Takeover'] })
})
