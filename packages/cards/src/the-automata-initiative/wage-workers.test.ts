import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () =>
  scenario({ definitions })
    .corp({
      credits: 5,
      clicks: 5,
      hand: [],
      deck: ['Enigma', 'Chum', 'Hunter', 'Hedge Fund'],
      remotes: [{ root: [rezzed('Wage Workers')] }],
    })
    .corpTurn()

test('CR 5.2.5a: Wage Workers gives a click for the third action of a kind in a turn, and not for the fourth', () => {
  const game = begin()
  for (const clicks of [4, 3, 3, 2]) {
    game.corp.gainsCredit()
    game.passUntil('nextAction')
    expect(game.corp.clicks).toBe(clicks)
  }
})

test('Wage Workers gives nothing for different actions', () => {
  const game = begin()
  game.corp.gainsCredit()
  game.passUntil('nextAction')
  game.corp.draws()
  game.passUntil('nextAction')
  game.corp.gainsCredit()
  game.passUntil('nextAction')
  expect(game.corp.clicks).toBe(2)
})
