import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (hand: readonly string[], more: object = {}) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Ice Wall')] })
    .runner({ credits: 0, hand, rig: ['Methuselah', 'Corroder'], ...more })
    .runnerTurn()

test('Methuselah gives 1 more memory', () => {
  const game = scenario({ definitions })
    .runner({ credits: 4, hand: ['Methuselah'] })
    .runnerTurn()
  game.runner.installs('Methuselah')
  expect(game.runner).toMatchObject({ credits: 0, memory: 5 })
})

test('Methuselah gets 2 credits for 1 piece of hardware of the grip as a run begins', () => {
  const game = begin(['Desperado', 'Mimic', 'Grimoire'])
  game.runner.runs('HQ')
  game.runner.agrees()
  expect(game.runner.question?.options.map(option => option.card).sort()).toEqual(['Desperado', 'Grimoire'])
  game.runner.answers('payment', 'Grimoire')
  expect(game.runner.heap).toEqual(['Grimoire'])
  expect(game.card('Methuselah').counters).toMatchObject({ credit: 2 })
})

test('Methuselah may be left alone, and asks again in the next run, wherever that is', () => {
  const game = begin(['Desperado', 'Desperado'])
  game.runner.runs('HQ')
  game.runner.declines()
  expect(game.runner.hand).toHaveLength(2)
  game.passUntil('nextAction')
  game.runner.runs('Archives')
  game.runner.agrees()
  game.runner.answers('payment', 'Desperado')
  game.passUntil('nextAction')
  expect(game.runner.hand).toEqual(['Desperado'])
  expect(game.card('Methuselah').counters).toMatchObject({ credit: 2 })
})

asksWhateverIsHidden({
  by: 'runner',
  fitting: ['Desperado', 'Diesel'],
  others: ['Mimic', 'Diesel'],
  must: false,
  pays: true,
  begin(hidden) {
    const game = begin(hidden)
    game.runner.runs('HQ')
    return game
  },
})

test('Methuselah does not ask when the grip is empty', () => {
  const game = begin([])
  game.runner.runs('HQ')
  expect(game.runner.question).toMatchObject({ kind: 'paidWindow' })
})

test('CR 1.10.4c: the credits of Methuselah stay there, and are spent during runs only, for anything', () => {
  const game = begin(['Mimic'], { rig: [card('Methuselah', { counters: { credit: 3 } }), 'Corroder'] })
  expect(() => game.runner.installs('Mimic')).toThrow('CR 1.16.1')
  game.runner.runs('HQ')
  game.runner.declines()
  game.passUntil('encounter')
  game.runner.uses('Corroder', 0)
  expect(game.card('Methuselah').counters).toMatchObject({ credit: 2 })
  expect(game.card('Ice Wall').subroutines.map(({ broken }) => broken)).toEqual([true])
})
