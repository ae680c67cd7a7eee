import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Captain Padma Isbister: Intrepid Explorer'
const runs = (...servers: readonly string[]) => {
  const game = scenario({ definitions })
    .runner({ identity: title, rig: [card('Hyperbaric', { counters: { power: 2 } }), 'Mimic'] })
    .runnerTurn()
  for (const [nth, server] of servers.entries()) {
    if (nth > 0) {
      if (game.runner.question?.kind === 'confirm') game.runner.declines()
      game.finishRun({ accesses: 'pass' })
      game.passUntil('nextAction')
    }
    game.runner.runs(server)
  }
  return game
}

test('Captain Padma Isbister may charge a card at the first run on R&D of a turn', () => {
  const game = runs('HQ', 'R&D')
  const before = game.save()
  game.runner.agrees()
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Hyperbaric'])
  game.runner.chooses('Hyperbaric')
  expect(game.card('Hyperbaric').counters).toMatchObject({ power: 3 })
  game.restore(before)
  game.runner.declines()
  expect(game.card('Hyperbaric').counters).toMatchObject({ power: 2 })
})

test('Captain Padma Isbister does not ask at the second run on R&D, or at another server', () => {
  expect(runs('R&D', 'R&D').runner.question?.kind).toBe('paidWindow')
  expect(runs('HQ').runner.question?.kind).toBe('paidWindow')
})
