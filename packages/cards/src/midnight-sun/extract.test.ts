import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (root: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({ credits: 3, hand: ['Extract'], remotes: [{ root }] })
    .runner({ rig: ['Decoy'] })
    .corpTurn()
  game.corp.plays('Extract')
  return game
}

test('Extract gains 6 credits, and 3 more for an installed card of the Corp', () => {
  const game = begin(['PAD Campaign', 'Red Herrings'])
  expect(game.corp.credits).toBe(6)
  const before = game.save()
  game.corp.agrees()
  game.corp.answers('payment', 'PAD Campaign')
  expect(game.corp.credits).toBe(9)
  expect(game.corp.archives.toSorted()).toEqual(['Extract', 'PAD Campaign'])
  game.restore(before)
  game.corp.declines()
  expect(game.corp).toMatchObject({ credits: 6, archives: ['Extract'] })
})

test('Extract gains 6 credits with nothing installed', () => {
  expect(begin([]).corp).toMatchObject({ credits: 6, archives: ['Extract'] })
})
