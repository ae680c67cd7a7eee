import { all, expose, from } from '@paydata/engine/vocabulary'
import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Zaibatsu Loyalty may be rezzed when a card would be exposed, and prevents it for a credit', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, remotes: [{ root: ['Zaibatsu Loyalty'] }, { root: ['Snare!'] }] })
    .runner({ hand: ['Infiltration'] })
    .runnerTurn()
  game.runner.plays('Infiltration')
  game.runner.answers('effect', 1)
  game.runner.answers('choose', 'Snare!')
  game.corp.uses('Zaibatsu Loyalty')
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
  game.runner.answers('effect', 1)
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
  game.runner.answers('effect', 1)
  game.runner.answers('choose', 'Snare!')
  game.corp.uses('Zaibatsu Loyalty')
  expect(game.state.log.some(each => each.what === 'exposed')).toBe(false)
  expect(game.corp.archives).toEqual(['Zaibatsu Loyalty'])
})

test('Zaibatsu Loyalty need not be rezzed, and need not prevent anything once it is', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, remotes: [{ root: ['Zaibatsu Loyalty'] }, { root: ['Snare!'] }] })
    .runner({ hand: ['Infiltration'] })
    .runnerTurn()
  game.runner.plays('Infiltration')
  game.runner.answers('effect', 1)
  game.runner.answers('choose', 'Snare!')
  const saved = game.save()
  game.corp.passes()
  expect(game.state.log.some(each => each.what === 'exposed')).toBe(true)
  expect(game.card('Zaibatsu Loyalty').rezzed).toBe(false)
  game.restore(saved)
  game.corp.uses('Zaibatsu Loyalty')
  game.corp.passes()
  expect(game.state.log.some(each => each.what === 'exposed')).toBe(true)
  expect(game.corp.credits).toBe(1)
})

test('Zaibatsu Loyalty, rezzed as it would be exposed, is exposed no more, and there is nothing to prevent', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, remotes: [{ root: ['Zaibatsu Loyalty'] }] })
    .runner({ hand: ['Infiltration'] })
    .runnerTurn()
  game.runner.plays('Infiltration')
  game.runner.answers('effect', 1)
  game.runner.answers('choose', 'Zaibatsu Loyalty')
  game.corp.uses('Zaibatsu Loyalty')
  expect(game.card('Zaibatsu Loyalty').rezzed).toBe(true)
  expect(() => game.corp.uses('Zaibatsu Loyalty')).toThrow('The Corp cannot use Zaibatsu Loyalty')
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow' })
  expect(game.state.log.some(each => each.what === 'exposed')).toBe(false)
  expect(game.corp.credits).toBe(1)
})

test('Zaibatsu Loyalty, rezzed as it would be exposed with another card, can save only the other', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, remotes: [{ root: ['Zaibatsu Loyalty'] }, { root: ['Snare!'] }] })
    .runnerTurn()
  game.fiat.resolve('runner', expose(all(from('root'))))
  game.corp.uses('Zaibatsu Loyalty')
  const saved = game.save()
  game.corp.passes()
  expect(game.state.log.filter(each => each.what === 'exposed').map(each => each.card)).toEqual(['Snare!'])
  game.restore(saved)
  game.corp.uses('Zaibatsu Loyalty')
  game.corp.answers('payment', 'pay')
  expect(game.state.log.some(each => each.what === 'exposed')).toBe(false)
  expect(game.corp.credits).toBe(1)
})

test('Zaibatsu Loyalty without a credit: rezzed and trashed within one window', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: ['Zaibatsu Loyalty'] }, { root: ['Snare!'] }] })
    .runner({ hand: ['Infiltration'] })
    .runnerTurn()
  game.runner.plays('Infiltration')
  game.runner.answers('effect', 1)
  game.runner.answers('choose', 'Snare!')
  game.corp.uses('Zaibatsu Loyalty')
  game.corp.uses('Zaibatsu Loyalty')
  expect(game.corp.archives).toEqual(['Zaibatsu Loyalty'])
  expect(game.state.log.some(each => each.what === 'exposed')).toBe(false)
})

test('Zaibatsu Loyalty prevents that one card is exposed, of several the one that the Corp chooses', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 1,
      hqIce: ['Enigma', 'Hunter'],
      remotes: [{ root: [rezzed('Zaibatsu Loyalty')] }],
    })
    .runnerTurn()
  game.fiat.resolve('runner', expose(all(from('ice'))))
  game.corp.uses('Zaibatsu Loyalty')
  game.corp.answers('payment', 'pay')
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  game.corp.answers('choose', 'Hunter')
  game.corp.passes()
  expect(game.state.log.filter(each => each.what === 'exposed').map(each => each.card)).toEqual(['Enigma'])
})
