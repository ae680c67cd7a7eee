import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (tags: number) =>
  scenario({ definitions })
    .corp({ remotes: [{ root: [card('Orbital Superiority', { advanced: 4 })] }] })
    .runner({ tags, hand: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'] })
    .corpTurn('window')

test('Orbital Superiority does 4 meat damage to a Runner who is tagged', () => {
  const game = begin(1)
  game.corp.scores('Orbital Superiority')
  expect(game.runner).toMatchObject({ tags: 1, hand: ['Diesel'] })
  expect(game.runner.heap).toHaveLength(4)
  expect(game.state.log).toContainEqual(
    expect.objectContaining({ what: 'damageSuffered', kind: 'meat', amount: 4 }),
  )
})

test('Orbital Superiority gives a Runner who is not tagged 1 tag, and does no damage then', () => {
  const game = begin(0)
  game.corp.scores('Orbital Superiority')
  expect(game.runner).toMatchObject({ tags: 1, heap: [] })
})

test('Orbital Superiority does nothing when it is stolen', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Orbital Superiority'] }] })
    .runner({ tags: 1, hand: ['Diesel'] })
    .accessing('Orbital Superiority')
  game.runner.passes()
  game.runner.steals()
  expect(game.runner).toMatchObject({ tags: 1, hand: ['Diesel'], stolen: ['Orbital Superiority'] })
})

test('Orbital Superiority does nothing when another agenda is scored', () => {
  const game = scenario({ definitions })
    .corp({
      scored: ['Orbital Superiority'],
      remotes: [{ root: [card('Private Security Force', { advanced: 4 })] }],
    })
    .runner({ hand: ['Diesel'] })
    .corpTurn('window')
  game.corp.scores('Private Security Force')
  expect(game.runner).toMatchObject({ tags: 0, hand: ['Diesel'] })
})
