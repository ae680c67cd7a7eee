import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Oracle Thinktank gives 1 tag as it is stolen, and goes back to R&D for a click and a tag', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Oracle Thinktank'] }], deck: ['Hedge Fund'] })
    .accessing('Oracle Thinktank')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner).toMatchObject({ tags: 1, stolen: ['Oracle Thinktank'] })
})

test('Oracle Thinktank is shuffled into R&D from the score area of the Runner alone', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Hedge Fund'] })
    .runner({ tags: 2, stolen: ['Oracle Thinktank'] })
    .corpTurn()
  game.corp.uses('Oracle Thinktank')
  expect(game.corp).toMatchObject({ clicks: 2, agendaPoints: 0 })
  expect(game.corp.deck.toSorted()).toEqual(['Hedge Fund', 'Oracle Thinktank'])
  expect(game.runner).toMatchObject({ tags: 1, stolen: [], agendaPoints: 0 })
})

test('Oracle Thinktank stays where it was scored, and where the Runner has no tag', () => {
  const scored = scenario({ definitions })
    .corp({ scored: ['Oracle Thinktank'] })
    .runner({ tags: 2 })
    .corpTurn()
  expect(() => scored.corp.uses('Oracle Thinktank')).toThrow('Oracle Thinktank')
  const untagged = scenario({ definitions })
    .runner({ stolen: ['Oracle Thinktank'] })
    .corpTurn()
  expect(() => untagged.corp.uses('Oracle Thinktank')).toThrow('CR 1.16.1')
})
