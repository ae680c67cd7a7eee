import type { ScenarioGame } from '@paydata/scenario'
import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const rig = [
  'Daeg, First Net-Cat',
  card('Propeller', { counters: { power: 2 } }),
  card('Hyperbaric', { counters: { power: 1 } }),
  'Mimic',
]
const charges = (game: ScenarioGame) => {
  const before = game.save()
  game.runner.agrees()
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Propeller', 'Hyperbaric'])
  game.runner.chooses('Propeller')
  expect(game.card('Propeller').counters).toMatchObject({ power: 3 })
  game.restore(before)
  game.runner.declines()
  expect(game.card('Propeller').counters).toMatchObject({ power: 2 })
}

test('Daeg, First Net-Cat may charge a card when an agenda is scored', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Artificial Cryptocrash', { advanced: 4 })] }] })
    .runner({ rig })
    .corpTurn('window')
  game.corp.scores('Artificial Cryptocrash')
  game.passUntil(() => game.runner.question?.kind === 'confirm')
  charges(game)
})

test('Daeg, First Net-Cat may charge a card when an agenda is stolen', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Artificial Cryptocrash'] })
    .runner({ rig })
    .accessing('Artificial Cryptocrash')
  game.runner.passes()
  game.runner.steals()
  charges(game)
})
