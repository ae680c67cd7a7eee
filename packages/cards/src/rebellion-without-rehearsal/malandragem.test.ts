import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const encounter = (power: number, ice: string, stolen: readonly string[] = []) => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed(ice), rezzed(ice)] })
    .runner({ rig: [card('Malandragem', { counters: { power } })], stolen })
    .runnerTurn()
  game.runner.runs('HQ')
  game.passUntil('encounter')
  return game
}
const bypassed = (game: ReturnType<typeof encounter>) =>
  game.state.log.filter(each => each.what === 'iceBypassed').length

test('Malandragem comes with 2 counters', () => {
  const game = scenario({ definitions })
    .runner({ credits: 4, hand: ['Malandragem'] })
    .runnerTurn()
  game.runner.installs('Malandragem')
  expect(game.card('Malandragem').counters).toMatchObject({ power: 2 })
})

test('Malandragem bypasses ice of strength 3 for a counter, once each turn', () => {
  const game = encounter(2, 'Wall of Static')
  game.runner.agrees()
  expect(bypassed(game)).toBe(1)
  expect(game.card('Malandragem').counters).toMatchObject({ power: 1 })
  game.passUntil('runEnds')
  expect(bypassed(game)).toBe(1)
})

test('Malandragem may keep the counter, and does nothing to stronger ice', () => {
  const game = encounter(2, 'Wall of Static')
  game.runner.declines()
  expect(bypassed(game)).toBe(0)
  expect(encounter(2, 'Archer').runner.question).toMatchObject({ kind: 'paidWindow' })
})

test('Malandragem is removed from the game when it is empty', () => {
  const game = encounter(1, 'Wall of Static')
  game.runner.agrees()
  expect(game.card('Malandragem').zone).toBe('removed')
})

test('Malandragem may be removed from the game at threat level 4 to bypass any ice', () => {
  const game = encounter(2, 'Archer', ['Nisei MK II', 'Nisei MK II'])
  game.runner.answers('reaction', game.runner.question?.options.at(-1)?.id ?? '')
  const before = game.save()
  game.runner.declines()
  expect(bypassed(game)).toBe(0)
  game.restore(before)
  game.runner.agrees()
  expect(bypassed(game)).toBe(1)
  expect(game.card('Malandragem').zone).toBe('removed')
})
