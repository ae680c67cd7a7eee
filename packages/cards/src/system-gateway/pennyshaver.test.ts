import type { Definition } from '@paydata/engine'
import { defineCards, gainCredits, may, on, card as text, when } from '@paydata/engine/vocabulary'
import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { cards, defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const holding = (credit: number) => card('Pennyshaver', { counters: { credit } })

test('Pennyshaver gives 1 memory, and each successful run places 1 credit on it', () => {
  const game = scenario({ definitions })
    .runner({ credits: 0, rig: ['Pennyshaver'] })
    .runnerTurn()
  expect(game.runner.memory).toBe(5)
  for (const server of ['Archives', 'HQ']) {
    game.runner.runs(server)
    game.passUntil('nextAction')
  }
  expect(game.card('Pennyshaver').counters.credit).toBe(2)
  expect(game.runner.credits).toBe(0)
})

test('Pennyshaver gets nothing from a run that is not successful', () => {
  const game = scenario({ definitions })
    .runner({ rig: ['Pennyshaver'] })
    .running('HQ')
  game.fiat.endRun()
  expect(game.card('Pennyshaver').counters.credit ?? 0).toBe(0)
})

test('Pennyshaver: a click places 1 credit and takes them all', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, rig: [holding(4)] })
    .runnerTurn()
  game.runner.uses('Pennyshaver')
  expect(game.runner).toMatchObject({ credits: 6, clicks: 3, rig: ['Pennyshaver'] })
  expect(game.card('Pennyshaver').counters.credit ?? 0).toBe(0)
  game.passUntil('nextAction')
  game.runner.uses('Pennyshaver')
  expect(game.runner).toMatchObject({ credits: 7, clicks: 2, rig: ['Pennyshaver'] })
})

test('CR 9.11.3: Pennyshaver places and takes in one instruction: a player who reacts to the credit finds it taken', () => {
  const watcher: Definition = {
    ...text('watcher', when(on({ what: ['countersPlaced'] }), may([gainCredits(1)]))),
    printed: { title: 'Watcher', side: 'runner', type: 'resource', cost: 0 },
  }
  const game = scenario({ definitions: defineCards('pennyshaver-and-watcher', [...cards, watcher]) })
    .runner({ credits: 0, rig: [holding(2), 'Watcher'] })
    .runnerTurn()
  game.runner.uses('Pennyshaver')
  expect(game.runner.question?.kind).toBe('confirm')
  expect(game.runner.credits).toBe(3)
})

test('Pennyshaver: its credits cannot be spent where they lie', () => {
  const game = scenario({ definitions })
    .runner({ credits: 4, rig: [holding(5)], hand: ['Sure Gamble'] })
    .runnerTurn()
  expect(() => game.runner.plays('Sure Gamble')).toThrow('it costs 5 credits, and the Runner has 4 credits')
})
