import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('The Catalyst does nothing', () => {
  const game = scenario({ definitions }).runner({ identity: 'The Catalyst: Convention Breaker' }).runnerTurn()
  expect(game.card('The Catalyst: Convention Breaker').abilities).toEqual([])
  expect(game.runner).toMatchObject({ credits: 5, clicks: 4, link: 0, memory: 4, handSize: 5 })
})
