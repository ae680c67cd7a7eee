import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Account Siphon: the Corp loses up to 5, the Runner gains twice that and takes 2 tags', () => {
  const game = scenario({ definitions })
    .corp({ credits: 7, hand: ['Enigma'] })
    .runner({ credits: 0, hand: ['Account Siphon'] })
    .runnerTurn()
  game.runner.plays('Account Siphon')
  game.passUntil(state => state.waiting.some(question => question.asks === 'effect'))
  game.runner.answers('effect', 'effect')
  game.runner.answers('number', 5)
  game.passUntil('runEnds')
  expect(game.corp.credits).toBe(2)
  expect(game.runner).toMatchObject({ credits: 10, tags: 2, heap: ['Account Siphon'] })
  expect(game.state.log.some(each => each.what === 'accessed')).toBe(false)
})

test('Account Siphon: the Runner may breach HQ instead and takes no tags', () => {
  const game = scenario({ definitions })
    .corp({ credits: 7, hand: ['Enigma'] })
    .runner({ credits: 0, hand: ['Account Siphon'] })
    .runnerTurn()
  game.runner.plays('Account Siphon')
  game.passUntil(state => state.waiting.some(question => question.asks === 'effect'))
  game.runner.declines()
  expect(game.state.breached).toBe('hq')
  expect(game.runner.tags).toBe(0)
})

test('Account Siphon gives tags also when the Corp has nothing to lose', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0 })
    .runner({ credits: 0, hand: ['Account Siphon'] })
    .runnerTurn()
  game.runner.plays('Account Siphon')
  game.passUntil(state => state.waiting.some(question => question.asks === 'effect'))
  game.runner.answers('effect', 'effect')
  expect(game.runner).toMatchObject({ credits: 0, tags: 2 })
})

test('Account Siphon: the tags can be avoided', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5 })
    .runner({ credits: 0, hand: ['Account Siphon'], rig: ['Decoy'] })
    .runnerTurn()
  game.runner.plays('Account Siphon')
  game.passUntil(state => state.waiting.some(question => question.asks === 'effect'))
  game.runner.answers('effect', 'effect')
  game.runner.answers('number', 2)
  game.runner.uses('Decoy')
  expect(game.runner).toMatchObject({ credits: 4, tags: 1 })
})
