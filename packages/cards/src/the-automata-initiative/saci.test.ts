import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () =>
  scenario({ definitions })
    .corp({ credits: 9, hqIce: ['Enigma'], rndIce: ['Hunter'] })
    .runner({ credits: 1, hand: ['Saci'] })
    .runnerTurn()

test('Saci gives 3 credits whenever its host is rezzed or derezzed', () => {
  const game = begin()
  game.runner.installs('Saci', 'Enigma')
  game.fiat.rez('Enigma')
  expect(game.runner.credits).toBe(3)
  game.fiat.derez('Enigma')
  expect(game.runner.credits).toBe(6)
})

test('Saci gives nothing for other ice', () => {
  const game = begin()
  game.runner.installs('Saci', 'Enigma')
  game.fiat.rez('Hunter')
  game.fiat.derez('Hunter')
  expect(game.runner.credits).toBe(0)
})
