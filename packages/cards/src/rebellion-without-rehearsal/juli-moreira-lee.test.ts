import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Juli Moreira Lee'

test('Juli Moreira Lee comes with 4 counters, and is trashed when empty', () => {
  const game = scenario({ definitions })
    .runner({ credits: 2, hand: [title] })
    .runnerTurn()
  game.runner.installs(title)
  expect(game.card(title).counters).toMatchObject({ power: 4 })
})

test('Juli Moreira Lee gives a click for the first action on a resource each turn', () => {
  const game = scenario({ definitions })
    .runner({
      rig: [
        card(title, { counters: { power: 2 } }),
        card('Armitage Codebusting', { counters: { credit: 8 } }),
      ],
    })
    .runnerTurn()
  game.runner.gainsCredit()
  game.passUntil('nextAction')
  expect(game.runner.clicks).toBe(3)
  game.runner.uses('Armitage Codebusting')
  expect(game.runner.clicks).toBe(3)
  expect(game.card(title).counters).toMatchObject({ power: 1 })
  game.passUntil('nextAction')
  game.runner.uses('Armitage Codebusting')
  game.passUntil('nextAction')
  expect(game.runner.clicks).toBe(2)
})

test('Juli Moreira Lee goes with the last counter, also for a resource that is trashed to pay', () => {
  const game = scenario({ definitions })
    .runner({ rig: [card(title, { counters: { power: 1 } }), 'Friend of a Friend'] })
    .runnerTurn()
  game.runner.uses('Friend of a Friend', 0)
  expect(game.runner).toMatchObject({ clicks: 4, rig: [] })
})
