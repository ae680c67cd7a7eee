import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (advanced: number, runnerCredits = 9) =>
  scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Idiosyncresis', { advanced })] }] })
    .runner({ credits: runnerCredits })
    .beforeCorpTurn()

test('Idiosyncresis can be advanced, rezzed or not', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, remotes: [{ root: ['Idiosyncresis'] }] })
    .corpTurn()
  game.corp.advances('Idiosyncresis')
  expect(game.card('Idiosyncresis').advancement).toBe(1)
})

test('Idiosyncresis: the Corp trashes it, gains 3 credits for each counter, and the Runner loses 2 for each', () => {
  const game = begin(3)
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  game.corp.agrees()
  expect(game.corp).toMatchObject({ credits: 9, archives: ['Idiosyncresis'] })
  expect(game.runner.credits).toBe(3)
})

test('Idiosyncresis: the Runner loses no more credits than they have', () => {
  const game = begin(2, 1)
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  game.corp.agrees()
  expect(game.corp.credits).toBe(6)
  expect(game.runner.credits).toBe(0)
})

test('Idiosyncresis with no counter can be trashed for nothing', () => {
  const game = begin(0)
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  game.corp.agrees()
  expect(game.corp).toMatchObject({ credits: 0, archives: ['Idiosyncresis'] })
  expect(game.runner.credits).toBe(9)
})

test('Idiosyncresis: the Corp keeps it', () => {
  const game = begin(3)
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  game.corp.declines()
  expect(game.corp).toMatchObject({ credits: 0, archives: [] })
  expect(game.card('Idiosyncresis').advancement).toBe(3)
  expect(game.runner.credits).toBe(9)
})

test('Idiosyncresis does nothing when the Runner’s turn begins', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Idiosyncresis', { advanced: 2 })] }] })
    .beforeRunnerTurn()
  game.passUntil('nextAction')
  expect(game.card('Idiosyncresis').advancement).toBe(2)
})
