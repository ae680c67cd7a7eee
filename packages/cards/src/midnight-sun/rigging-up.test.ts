import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const plays = (installs: string, credits: number) => {
  const game = scenario({ definitions })
    .runner({ credits, hand: ['Rigging Up', 'Hyperbaric', 'Mimic', 'Decoy'] })
    .runnerTurn()
  game.runner.plays('Rigging Up')
  game.runner.chooses(installs)
  return game
}

test('Rigging Up installs a program or hardware for 3 credits less, and may charge it', () => {
  const game = plays('Hyperbaric', 0)
  expect(game.runner).toMatchObject({ credits: 0, programs: ['Hyperbaric'] })
  const before = game.save()
  game.runner.agrees()
  expect(game.card('Hyperbaric').counters).toMatchObject({ power: 2 })
  game.restore(before)
  game.runner.declines()
  expect(game.card('Hyperbaric').counters).toMatchObject({ power: 1 })
})

test('CR 10.10.3: Rigging Up charges no card without a power counter', () => {
  const game = plays('Mimic', 3)
  expect(game.runner.programs).toEqual(['Mimic'])
  expect(game.card('Mimic').counters.power ?? 0).toBe(0)
})

asksWhateverIsHidden({
  by: 'runner',
  fitting: ['Corroder', 'Sure Gamble'],
  others: ['Diesel', 'Sure Gamble'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions })
      .runner({ credits: 5, hand: ['Rigging Up', ...hidden] })
      .runnerTurn()
    game.runner.plays('Rigging Up')
    return game
  },
})
