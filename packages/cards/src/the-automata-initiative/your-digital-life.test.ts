import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Your Digital Life gives 1 credit for each card in HQ', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hand: ['Your Digital Life', 'Enigma', 'Hedge Fund', 'Chum'] })
    .corpTurn()
  game.corp.plays('Your Digital Life')
  expect(game.corp.credits).toBe(3)
})

test('Your Digital Life gives nothing where it was the last card', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hand: ['Your Digital Life'] })
    .corpTurn()
  game.corp.plays('Your Digital Life')
  expect(game.corp.credits).toBe(0)
})
