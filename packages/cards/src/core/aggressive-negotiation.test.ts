import { card, examples, happened, lastTurn } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const { example, scenario } = examples(test)

const definitions = defineAllCards()

example(
  ['faq-1.1/19'],
  'ruling: an agenda scored in the draw phase is enough for Aggressive Negotiation, which finds any card',
  () => {
    const game = scenario({ definitions })
      .corp({
        credits: 9,
        hand: ['Aggressive Negotiation'],
        deck: ['Chum', 'Enigma', 'Hunter'],
        remotes: [{ root: [card('Breaking News', { advanced: 2 })] }],
      })
      .beforeCorpTurn()
    game.corp.scores('Breaking News')
    game.passUntil('nextAction')
    game.corp.plays('Aggressive Negotiation')
    expect(game.corp.question).toMatchObject({ kind: 'search', min: 1 })
    game.corp.answers('search', 'Hunter')
    expect(game.corp).toMatchObject({ hand: ['Chum', 'Hunter'], deck: ['Enigma'] })
    expect(game.state.log.find(each => each.what === 'moved' && each.card === 'Hunter')?.by).toBe('corp')
    expect(game.state.log.some(each => each.what === 'revealed')).toBe(false)
  },
)

test('Aggressive Negotiation cannot be played when nothing was scored', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hand: ['Aggressive Negotiation'] })
    .corpTurn()
  expect(() => game.corp.plays('Aggressive Negotiation')).toThrow('you did not score an agenda this turn')
})

test('CR 8.7.3: R&D is shuffled after Aggressive Negotiation has searched it', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 1,
      hand: ['Aggressive Negotiation'],
      deck: ['Enigma', 'Hunter', 'Chum'],
      scored: ['Breaking News'],
    })
    .history(happened('scored', { card: 'Breaking News' }))
    .corpTurn()
  game.corp.plays('Aggressive Negotiation')
  game.corp.answers('search', 'Hunter')
  expect(game.state.log.some(each => each.what === 'shuffled')).toBe(true)
  // The Runner has not seen what was found.
  expect(game.card('Hunter').seenBy).toEqual(['corp'])
})

test('Aggressive Negotiation: an agenda that was scored in an earlier turn does not count', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hand: ['Aggressive Negotiation'], scored: ['Breaking News'] })
    .history(lastTurn(happened('scored', { card: 'Breaking News' })))
    .corpTurn()
  expect(() => game.corp.plays('Aggressive Negotiation')).toThrow('you did not score an agenda this turn')
})
