import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Captain Padma Isbister: Intrepid Explorer'
const begin = () =>
  scenario({ definitions })
    .runner({
      identity: title,
      rig: [
        card('Hyperbaric', { counters: { power: 2 } }),
        card('Propeller', { counters: { power: 1 } }),
        'Mimic',
      ],
    })
    .runnerTurn()

test('Captain Padma Isbister may charge a card at the first run on R&D of a turn, and at no other server', () => {
  const game = begin()
  game.runner.runs('HQ')
  expect(game.runner.question?.kind).toBe('paidWindow')
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  game.runner.runs('R&D')
  const before = game.save()
  game.runner.agrees()
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Hyperbaric', 'Propeller'])
  game.runner.chooses('Hyperbaric')
  expect(game.card('Hyperbaric').counters).toMatchObject({ power: 3 })
  game.restore(before)
  game.runner.declines()
  expect(game.card('Hyperbaric').counters).toMatchObject({ power: 2 })
})

test('Captain Padma Isbister does not ask at the second run on R&D', () => {
  const game = begin()
  game.runner.runs('R&D')
  game.runner.declines()
  game.finishRun({ accesses: 'pass' })
  game.passUntil('nextAction')
  game.runner.runs('R&D')
  expect(game.runner.question?.kind).toBe('paidWindow')
})
