import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const runs = (server: string, more: number) => {
  const game = scenario({ definitions })
    .corp({ hand: ['Enigma', 'Chum', 'Hunter'], archives: ['Shadow', 'Archer', 'Data Mine'] })
    .runner({ rig: ['Amelia Earhart'] })
    .runnerTurn()
  game.runner.runs(server)
  game.fiat.moreAccesses(server === 'HQ' ? 'hq' : 'rnd', more)
  game.finishRun({ accesses: 'pass' })
  return game.card('Amelia Earhart').counters.power ?? 0
}

test('Amelia Earhart gets a counter as a run ends in which 3 cards of HQ or R&D were accessed', () => {
  expect(runs('HQ', 2)).toBe(1)
  expect(runs('R&D', 2)).toBe(1)
})

test('Amelia Earhart gets no counter for 2 cards, nor for a run on Archives', () => {
  expect(runs('HQ', 1)).toBe(0)
  expect(runs('Archives', 0)).toBe(0)
})

const begins = (power: number) => {
  const game = scenario({ definitions })
    .corp({ credits: 12 })
    .runner({ rig: [card('Amelia Earhart', { counters: { power } })] })
    .beforeRunnerTurn()
  game.passUntil(() => game.runner.question?.kind === 'confirm' || game.runner.question?.kind === 'action')
  return game
}

test('Amelia Earhart is trashed with 3 counters as the turn begins, and the Corp loses 10 credits', () => {
  const game = begins(3)
  game.runner.agrees()
  expect(game.corp.credits).toBe(2)
  expect(game.runner.heap).toEqual(['Amelia Earhart'])
})

test('Amelia Earhart may stay, and does nothing with 2 counters', () => {
  const game = begins(3)
  game.runner.declines()
  expect(game.corp.credits).toBe(12)
  expect(begins(2).runner.question).toMatchObject({ kind: 'action' })
})
