import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Decoy prevents 1 of several tags', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Decoy', 'Decoy'] })
    .runnerTurn()
  game.fiat.giveTags(3)
  game.runner.uses(game.cards('Decoy')[0] ?? 'Decoy')
  game.runner.uses('Decoy')
  expect(game.runner).toMatchObject({ tags: 1, heap: ['Decoy', 'Decoy'] })
})

test('Decoy: nothing is asked when there are no tags to avoid', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Decoy'] })
    .runnerTurn()
  game.fiat.damage('net', 0)
  expect(game.runner.question?.kind).toBe('action')
})

test('Decoy may be kept: the tag is taken', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Decoy'] })
    .runnerTurn()
  game.fiat.giveTags(1)
  game.runner.passes()
  expect(game.runner).toMatchObject({ tags: 1, rig: ['Decoy'] })
})

test('CR 9.5.2b: Decoy is an interrupt', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Decoy'] })
    .runnerTurn('window')
  expect(() => game.runner.uses('Decoy')).toThrow('CR 9.5.2b')
})

test('CR 1.16.1a: Decoy does not help against a tag that is taken as a cost', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Funhouse')] })
    .runner({ rig: ['Decoy'] })
    .encountering('Funhouse')
  game.runner.agrees()
  expect(game.runner.question?.kind).toBe('paidWindow')
  expect(game.runner).toMatchObject({ tags: 1, rig: ['Decoy'] })
})
