import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Melange Mining Corp. turns 3 clicks into 7 credits in one action', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, remotes: [{ root: [rezzed('Melange Mining Corp.')] }] })
    .corpTurn()
  game.corp.uses('Melange Mining Corp.')
  expect(game.corp).toMatchObject({ credits: 12, clicks: 0 })
})

test('Melange Mining Corp. needs all three clicks', () => {
  const game = scenario({ definitions })
    .corp({ clicks: 2, remotes: [{ root: [rezzed('Melange Mining Corp.')] }] })
    .corpTurn()
  expect(() => game.corp.uses('Melange Mining Corp.')).toThrow('it takes 3 clicks, and the Corp has 2 left')
})
