import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Zaibatsu Loyalty may be rezzed when a card would be exposed, and prevents it for a credit', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, remotes: [{ root: ['Zaibatsu Loyalty'] }, { root: ['Snare!'] }] })
    .runner({ hand: ['Infiltration'] })
    .runnerTurn()
  game.runner.plays('Infiltration')
  game.runner.answers('effect', 'Effect 1')
  game.runner.answers('choose', 'Snare!')
  game.corp.uses('Zaibatsu Loyalty')
  game.corp.answers('may', 'yes')
  expect(game.card('Zaibatsu Loyalty').rezzed).toBe(true)
  game.corp.uses('Zaibatsu Loyalty')
  game.corp.answers('payment', 'pay')
  expect(game.state.log.some(each => each.what === 'exposed')).toBe(false)
  expect(game.corp.credits).toBe(0)
})

test('Zaibatsu Loyalty: the Corp is asked about other unrezzed cards too, so that the question tells nothing', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['PAD Campaign'] }] })
    .runner({ hand: ['Infiltration'] })
    .runnerTurn()
  game.runner.plays('Infiltration')
  game.runner.answers('effect', 'Effect 1')
  game.runner.answers('choose', 'PAD Campaign')
  expect(game.corp.question).toMatchObject({ kind: 'interrupt' })
  game.corp.passes()
  expect(game.state.log.some(each => each.what === 'exposed')).toBe(true)
})

test('Zaibatsu Loyalty may be trashed instead of paying', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Zaibatsu Loyalty')] }, { root: ['Snare!'] }] })
    .runner({ hand: ['Infiltration'] })
    .runnerTurn()
  game.runner.plays('Infiltration')
  game.runner.answers('effect', 'Effect 1')
  game.runner.answers('choose', 'Snare!')
  game.corp.uses('Zaibatsu Loyalty')
  expect(game.state.log.some(each => each.what === 'exposed')).toBe(false)
  expect(game.corp.archives).toEqual(['Zaibatsu Loyalty'])
})
