import { happened, lastTurn, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (corp: object = {}) =>
  scenario({ definitions })
    .history(lastTurn(happened('stolen', { by: 'runner', card: 'Hostile Takeover' })))
    .corp({ credits: 9, hand: ['Active Policing', 'Enigma', 'PAD Campaign'], ...corp })
    .runner({ stolen: ['Hostile Takeover'] })
    .corpTurn()

test('Active Policing may install a card, takes a click of the next turn, and ends the action phase', () => {
  const game = begin()
  game.corp.plays('Active Policing')
  game.corp.agrees()
  game.corp.chooses('Enigma')
  game.corp.answers('server', 'HQ')
  game.passUntil('runnerAction')
  expect(game.corp.credits).toBe(9)
  expect(game.runner.clicks).toBe(3)
})

test('Active Policing may install nothing, and takes another click for 2 credits at threat level 3', () => {
  const game = begin({ scored: ['Priority Requisition'] })
  game.corp.plays('Active Policing')
  game.corp.declines()
  const before = game.save()
  game.corp.agrees()
  game.passUntil('runnerAction')
  expect(game.runner.clicks).toBe(2)
  game.restore(before)
  game.corp.declines()
  game.passUntil('runnerAction')
  expect(game.runner.clicks).toBe(3)
})

test('Active Policing is played only if the Runner stole or trashed a Corp card last turn', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Active Policing'] })
    .corpTurn()
  expect(() => game.corp.plays('Active Policing')).toThrow('did not steal or trash')
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Enigma'],
  others: ['Hedge Fund'],
  must: true,
  begin(hidden) {
    const game = begin({ hand: ['Active Policing', ...hidden] })
    game.corp.plays('Active Policing')
    game.corp.agrees()
    return game
  },
})
