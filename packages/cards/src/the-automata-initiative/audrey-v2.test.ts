import { all, from, trash } from '@paydata/engine/vocabulary'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Audrey v2 gets a virus counter for each card that is trashed while it is accessed', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['PAD Campaign'] }], archives: ['Enigma'] })
    .runner({ credits: 9, rig: ['Audrey v2'] })
    .runnerTurn()
  game.runner.runs('remote1')
  game.finishRun({ accesses: 'trash' })
  game.fiat.resolve('runner', trash(all(from({ top: 1, of: 'rnd' }))))
  expect(game.card('Audrey v2').counters).toMatchObject({ virus: 1 })
})

const encounter = (hand: readonly string[]) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ hand, rig: [card('Audrey v2', { counters: { virus: 2 } })] })
    .encountering('Enigma')

test('Audrey v2 trashes a card of the grip for 3 strength, and breaks up to 2 subroutines for a counter', () => {
  const game = encounter(['Diesel', 'Mimic'])
  expect(() => game.runner.uses('Audrey v2', 1)).toThrow('needs strength 2')
  game.runner.uses('Audrey v2', 2)
  game.runner.answers('payment', 'Mimic')
  expect(game.runner.heap).toEqual(['Mimic'])
  expect(game.card('Audrey v2').strength).toBe(3)
  game.runner.uses('Audrey v2', 1)
  game.runner.breaks(0, 1)
  expect(game.card('Enigma').subroutines.map(each => each.broken)).toEqual([true, true])
  expect(game.card('Audrey v2').counters).toMatchObject({ virus: 1 })
})

test('Audrey v2 may break 1 subroutine only', () => {
  const game = encounter(['Diesel', 'Mimic'])
  game.runner.uses('Audrey v2', 2)
  game.runner.answers('payment', 'Diesel')
  game.runner.uses('Audrey v2', 1)
  game.runner.breaks(1)
  expect(game.card('Enigma').subroutines.map(each => each.broken)).toEqual([false, true])
})
