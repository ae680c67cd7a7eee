import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (root: readonly string[]) =>
  scenario({ definitions })
    .corp({ remotes: [{ root: [card('Azef Protocol', { advanced: 3 })] }, { root }] })
    .runner({ hand: ['Diesel', 'Mimic', 'Ninja'], rig: ['Decoy'] })
    .corpTurn('window')

test('Azef Protocol costs another installed card to score, and does 2 meat damage', () => {
  const game = begin(['PAD Campaign'])
  game.corp.scores('Azef Protocol')
  game.corp.answers('payment', 'PAD Campaign')
  expect(game.corp.archives).toEqual(['PAD Campaign'])
  expect(game.corp.scored).toEqual(['Azef Protocol'])
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('meat')
})

test('Azef Protocol cannot be scored alone', () => {
  expect(() => begin([]).corp.scores('Azef Protocol')).toThrow('CR 1.16.1')
})
