import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const plays = (stolen: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      hand: ['Business As Usual'],
      remotes: [{ root: ['Nisei MK II'] }, { root: ['Hostile Takeover'] }, { root: ['PAD Campaign'] }],
    })
    .runner({ stolen, rig: [card('Datasucker', { counters: { virus: 3 } })] })
    .corpTurn()
  game.corp.plays('Business As Usual')
  return game
}

test('Business As Usual places an advancement counter on each of up to 2 cards', () => {
  const game = plays([])
  game.corp.answers('effect', 0)
  expect(game.corp.question).toMatchObject({ min: 0, max: 2 })
  game.corp.chooses('Nisei MK II', 'Hostile Takeover')
  expect([game.card('Nisei MK II').advancement, game.card('Hostile Takeover').advancement]).toEqual([1, 1])
  expect(game.card('Datasucker').counters).toMatchObject({ virus: 3 })
})

test('Business As Usual removes all virus counters of a card', () => {
  const game = plays([])
  game.corp.answers('effect', 1)
  game.corp.chooses('Datasucker')
  expect(game.card('Datasucker').counters.virus ?? 0).toBe(0)
})

test('Business As Usual may do both at threat level 3', () => {
  const game = plays(['Priority Requisition'])
  const before = game.save()
  game.corp.agrees()
  game.corp.answers('effect', 0)
  game.corp.chooses('Nisei MK II')
  game.corp.answers('effect', 'Remove')
  game.corp.chooses('Datasucker')
  expect(game.card('Nisei MK II').advancement).toBe(1)
  expect(game.card('Datasucker').counters.virus ?? 0).toBe(0)
  game.restore(before)
  game.corp.declines()
  const one = game.save()
  game.corp.answers('effect', 1)
  game.corp.chooses('Datasucker')
  expect(game.card('Nisei MK II').advancement).toBe(0)
  game.restore(one)
  game.corp.answers('effect', 0)
  game.corp.chooses('Hostile Takeover')
  expect(game.card('Hostile Takeover').advancement).toBe(1)
  expect(game.card('Datasucker').counters).toMatchObject({ virus: 3 })
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Nisei MK II'],
  others: ['PAD Campaign'],
  must: false,
  begin(hidden) {
    const game = scenario({ definitions })
      .corp({ credits: 0, hand: ['Business As Usual'], remotes: [{ root: hidden }] })
      .corpTurn()
    game.corp.plays('Business As Usual')
    game.corp.answers('effect', 0)
    return game
  },
})
