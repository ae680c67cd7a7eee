import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('AstroScript Pilot Program: its counter places an advancement counter, also to score at once', () => {
  const game = scenario({ definitions })
    .corp({
      scored: [card('AstroScript Pilot Program', { counters: { agenda: 1 } })],
      remotes: [{ root: [card('Breaking News', { advanced: 1 })] }, { root: ['PAD Campaign'] }],
      hqIce: ['Ice Wall', 'Enigma'],
    })
    .corpTurn('window')
  game.corp.uses('AstroScript Pilot Program')
  const options = game.corp.question?.options.map(option => option.card)
  expect(new Set(options)).toEqual(new Set(['Breaking News', 'Ice Wall']))
  expect(game.corp.question).toMatchObject({ min: 1, max: 1 })
  game.corp.answers('choose', 'Breaking News')
  expect(game.card('Breaking News').advancement).toBe(2)
  expect(game.state.log.some(each => each.what === 'advanced')).toBe(false)
  game.corp.scores('Breaking News')
  expect(game.corp.scored).toHaveLength(2)
})

test('AstroScript Pilot Program gets its counter when it is scored', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('AstroScript Pilot Program', { advanced: 3 })] }] })
    .corpTurn('window')
  game.corp.scores('AstroScript Pilot Program')
  expect(game.card('AstroScript Pilot Program').counters.agenda).toBe(1)
})

test('AstroScript Pilot Program: its counter may be spent during a run, once', () => {
  const game = scenario({ definitions })
    .corp({
      scored: [card('AstroScript Pilot Program', { counters: { agenda: 1 } })],
      hqIce: [rezzed('Ice Wall')],
    })
    .encountering('Ice Wall')
  game.runner.passes()
  game.corp.uses('AstroScript Pilot Program')
  game.corp.answers('choose', 'Ice Wall')
  expect(game.card('Ice Wall')).toMatchObject({ advancement: 1, strength: 2 })
  expect(() => game.corp.uses('AstroScript Pilot Program')).toThrow('remove 1 hosted agenda counter')
})

test('AstroScript Pilot Program has no counter when it was stolen', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('AstroScript Pilot Program', { advanced: 3 })] }] })
    .accessing('AstroScript Pilot Program')
  game.runner.passes()
  game.runner.steals()
  expect(game.card('AstroScript Pilot Program').counters.agenda ?? 0).toBe(0)
})

test('AstroScript Pilot Program gets no counter when another agenda is scored', () => {
  const game = scenario({ definitions })
    .corp({
      scored: ['AstroScript Pilot Program'],
      remotes: [{ root: [card('Private Security Force', { advanced: 4 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Private Security Force')
  expect(game.card('AstroScript Pilot Program').counters.agenda ?? 0).toBe(0)
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Ice Wall', 'Nisei MK II'],
  others: ['Enigma', 'PAD Campaign'],
  must: true,
  begin([inIce = '', inRoot = '']) {
    const scored = [card('AstroScript Pilot Program', { counters: { agenda: 1 } })]
    const game = scenario({ definitions })
      .corp({ credits: 5, scored, hqIce: [inIce], remotes: [{ root: [inRoot] }] })
      .corpTurn('window')
    game.corp.uses('AstroScript Pilot Program')
    return game
  },
})
