import * as say from '@paydata/engine/vocabulary'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Pichação'
const begin = () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ rig: [card(title, { on: 'Enigma' })] })
    .runnerTurn()
  return game
}
const passes = (game: ReturnType<typeof begin>) => {
  game.runner.runs('HQ')
  game.passUntil('encounter')
  game.fiat.markBroken('Enigma', 0, 1)
  game.passUntil(() => game.runner.question?.kind === 'confirm')
}

test('Pichação may give a click as its ice is passed, and returns to the grip the second time in a turn', () => {
  const game = begin()
  passes(game)
  game.runner.agrees()
  expect(game.runner.clicks).toBe(4)
  expect(game.card(title).zone).toBe('rig')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  passes(game)
  const before = game.save()
  game.runner.agrees()
  expect(game.runner).toMatchObject({ clicks: 4, hand: [title] })
  game.restore(before)
  game.runner.declines()
  expect(game.card(title).zone).toBe('rig')
})

test('Pichação does not count clicks that were gained outside of runs', () => {
  const game = begin()
  game.fiat.resolve('runner', say.gainClicks(1))
  passes(game)
  game.runner.agrees()
  expect(game.card(title).zone).toBe('rig')
})
