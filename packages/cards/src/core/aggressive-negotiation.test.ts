import { card, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Aggressive Negotiation finds any card after an agenda was scored this turn', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 9,
      hand: ['Aggressive Negotiation'],
      deck: ['Enigma', 'Hunter'],
      remotes: [{ root: [card('Breaking News', { advanced: 2 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Breaking News')
  game.passUntil('nextAction')
  game.corp.plays('Aggressive Negotiation')
  expect(game.corp.question).toMatchObject({ kind: 'search', min: 1 })
  game.corp.answers('search', 'Hunter')
  expect(game.corp).toMatchObject({ hand: ['Hunter'], deck: ['Enigma'] })
  expect(game.state.log.some(each => each.what === 'revealed')).toBe(false)
})

test('Aggressive Negotiation cannot be played when nothing was scored', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hand: ['Aggressive Negotiation'] })
    .corpTurn()
  expect(() => game.corp.plays('Aggressive Negotiation')).toThrow()
})
