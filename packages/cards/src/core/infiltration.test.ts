import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Infiltration gains 2 credits or exposes a card', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma'], remotes: [{ root: ['Snare!'] }] })
    .runner({ credits: 0, hand: ['Infiltration'] })
    .runnerTurn()
  game.runner.plays('Infiltration')
  expect(game.runner.question?.options).toHaveLength(2)
  const saved = game.save()
  game.runner.answers('effect', 0)
  expect(game.runner.credits).toBe(2)
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow', step: 'runnerTurn.actionPhaseWindow' })
  game.restore(saved)
  game.runner.answers('effect', 1)
  expect(game.runner.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  game.runner.answers('choose', 'Snare!')
  game.corp.passes()
  expect(game.state.log.some(each => each.what === 'exposed' && each.card === 'Snare!')).toBe(true)
})

test('Infiltration: exposing is imminent only after it was chosen, and can be prevented', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, remotes: [{ root: [rezzed('Zaibatsu Loyalty')] }, { root: ['Snare!'] }] })
    .runner({ credits: 0, hand: ['Infiltration'] })
    .runnerTurn()
  game.runner.plays('Infiltration')
  expect(game.corp.question).toBeUndefined()
  game.runner.answers('effect', 1)
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Snare!'])
  game.runner.answers('choose', 'Snare!')
  game.corp.uses('Zaibatsu Loyalty')
  game.corp.chooses('pay')
  expect(game.state.log.some(each => each.what === 'exposed')).toBe(false)
  expect(game.runner.credits).toBe(0)
})
