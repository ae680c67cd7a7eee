import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (rig: readonly string[] = ['Docklands Pass']) =>
  scenario({ definitions })
    .corp({ hand: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Hedge Fund'] })
    .runner({ rig })
    .runnerTurn()
const accessesOf = (game: ReturnType<typeof begin>, server: string) => {
  const before = game.state.log.filter(({ what }) => what === 'accessed').length
  game.runner.runs(server)
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  return game.state.log.filter(({ what }) => what === 'accessed').length - before
}

test('Docklands Pass accesses 1 additional card the first time each turn that the Runner breaches HQ', () => {
  const game = begin()
  expect(accessesOf(game, 'HQ')).toBe(2)
  expect(accessesOf(game, 'HQ')).toBe(1)
})

test('Docklands Pass accesses nothing more of R&D, which is no first breach of HQ', () => {
  const game = begin()
  expect(accessesOf(game, 'R&D')).toBe(1)
  expect(accessesOf(game, 'HQ')).toBe(2)
})

test('Docklands Pass that comes after the first breach of the turn is too late', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund'] })
    .runner({ credits: 2, hand: ['Docklands Pass'] })
    .runnerTurn()
  expect(accessesOf(game, 'HQ')).toBe(1)
  game.runner.installs('Docklands Pass')
  game.passUntil('nextAction')
  expect(accessesOf(game, 'HQ')).toBe(1)
})
