import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')], remotes: [{ ice: [rezzed('Enigma')], root: ['PAD Campaign'] }] })
    .runner({ credits: 0, rig: ['Cezve', 'Gordian Blade'] })

test('Cezve has 2 recurring credits, to spend in runs on central servers', () => {
  const game = begin().runnerTurn()
  expect(game.card('Cezve').counters).toMatchObject({ credit: 2 })
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.runner.uses('Gordian Blade', 0)
  game.runner.breaks(0)
  expect(game.card('Cezve').counters).toMatchObject({ credit: 1 })
  const next = scenario({ definitions })
    .runner({ rig: [card('Cezve', { counters: { credit: 0 } })] })
    .beforeRunnerTurn()
  next.passUntil('runnerAction')
  expect(next.card('Cezve').counters).toMatchObject({ credit: 2 })
})

test('Cezve pays for nothing in a run on a remote server or outside of runs', () => {
  const game = begin().runnerTurn()
  game.runner.runs('Server 1')
  game.passUntil('encounter')
  expect(() => game.runner.uses('Gordian Blade', 0)).toThrow('CR 1.16.1')
  const turn = scenario({ definitions })
    .runner({ credits: 1, hand: ['Corroder'], rig: ['Cezve'] })
    .runnerTurn()
  expect(() => turn.runner.installs('Corroder')).toThrow('CR 1.16.1')
})
