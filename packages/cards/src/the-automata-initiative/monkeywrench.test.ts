import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Monkeywrench weakens its host by 2 and other ice of that server by 1', () => {
  const game = scenario({ definitions })
    .corp({
      hqIce: [rezzed('Enigma'), rezzed('Wall of Static'), rezzed('Hunter')],
      rndIce: [rezzed('Archer')],
    })
    .runner({ credits: 2, hand: ['Monkeywrench'] })
    .runnerTurn()
  game.runner.installs('Monkeywrench', 'Wall of Static')
  expect(['Enigma', 'Wall of Static', 'Hunter', 'Archer'].map(ice => game.card(ice).strength)).toEqual([
    1, 1, 3, 6,
  ])
})
