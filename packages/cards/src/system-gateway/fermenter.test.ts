import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const grown = (virus: number) => card('Fermenter', { counters: { virus } })

test('Fermenter gets a counter when it is installed, and one more each time its turn begins', () => {
  const game = scenario({ definitions })
    .corp({ clicks: 0 })
    .runner({ credits: 1, clicks: 1, hand: ['Fermenter'] })
    .runnerTurn()
  game.runner.installs('Fermenter')
  expect(game.card('Fermenter').counters.virus).toBe(1)
  game.passUntil('corpAction')
  expect(game.card('Fermenter').counters.virus).toBe(1)
  for (let click = 0; click < 3; click++) {
    game.corp.gainsCredit()
    game.passUntil('nextAction')
  }
  expect(game.card('Fermenter').counters.virus).toBe(2)
})

test('Fermenter gets no counter when another program is installed', () => {
  const game = scenario({ definitions })
    .runner({ credits: 5, rig: [grown(1)], hand: ['Mimic'] })
    .runnerTurn()
  game.runner.installs('Mimic')
  game.runner.continues()
  expect(game.runner.programs).toContain('Mimic')
  expect(game.card('Fermenter').counters.virus).toBe(1)
})

test('CR 1.12.6: Fermenter, trashed as a cost, gains 2 credits for each counter it had', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, clicks: 2, rig: [grown(3)] })
    .runnerTurn()
  game.runner.uses('Fermenter')
  expect(game.runner).toMatchObject({ credits: 6, clicks: 1, rig: [], heap: ['Fermenter'] })
})

test('cr-26.03/9.5.5/1: Fermenter counts the counters set aside as it was trashed, which are gone afterwards', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, rig: [grown(4)] })
    .runnerTurn()
  game.runner.uses('Fermenter')
  expect(game.runner).toMatchObject({ credits: 8, heap: ['Fermenter'] })
  expect(game.card('Fermenter').counters).toEqual({})
})

test('Fermenter without counters may be trashed for nothing', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, rig: [grown(0)] })
    .runnerTurn()
  game.runner.uses('Fermenter')
  expect(game.runner).toMatchObject({ credits: 0, heap: ['Fermenter'] })
})

test('CR 9.5.2a: Fermenter is used as an action', () => {
  const game = scenario({ definitions })
    .runner({ rig: [grown(1)] })
    .runnerTurn('window')
  expect(() => game.runner.uses('Fermenter')).toThrow('CR 9.5.2a')
})
