import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { otherCards } from './cards/chapter-9.ts'

const turnBeginsWith = (rig: readonly string[], hand: readonly string[] = []) => {
  const game = scenario({ definitions: otherCards }).runner({ rig, hand, credits: 0 }).beforeRunnerTurn()
  game.bothPass()
  return game
}

test('9.6.4a: an ability whose condition is met while it resolves becomes pending again', () => {
  const game = scenario({ definitions: otherCards })
    .runner({ rig: ['Chain'], hand: ['Take Tag'], credits: 2 })
    .runnerTurn()
  game.runner.plays('Take Tag')
  game.runner.agrees()
  expect(game.runner).toMatchObject({ tags: 2, credits: 1 })
  game.runner.agrees()
  expect(game.runner).toMatchObject({ tags: 3, credits: 0 })
})

test('9.6.5b: what becomes active after the condition was looked at does not become pending', () => {
  const game = turnBeginsWith(['Turn Installer'], ['Turn Income'])
  game.runner.chooses('Turn Income')
  game.passUntil('runnerAction')
  expect(game.runner.rig).toContain('Turn Income')
  expect(game.runner.credits).toBe(0)
})

test('9.6.8a: an instance that was triggered is no longer pending, others are', () => {
  const game = turnBeginsWith(['Turn Income', 'Picker'], ['Blank'])
  game.runner.uses('Turn Income')
  expect(game.runner.credits).toBe(2)
  game.runner.chooses('Blank')
  game.passUntil('runnerAction')
  expect(game.runner).toMatchObject({ credits: 2, tags: 1 })
})

test('9.6.12: once its instructions are imminent an ability does not need its source', () => {
  const game = turnBeginsWith(['Self Trashing'])
  game.passUntil('runnerAction')
  expect(game.runner).toMatchObject({ credits: 2, heap: ['Self Trashing'] })
  expect(game.runner.hand).toHaveLength(1)
})

test('9.6.15a, 9.6.15b, 9.6.15c, 9.6.15d, 9.6.15e, 9.6.15f: instructions one by one, with targets and interrupts', () => {
  const game = turnBeginsWith(['Picker', 'Tag Shield'], ['Blank'])
  // The first has drawn before the targets of the second are announced.
  expect(game.runner.question?.kind).toBe('choose')
  expect(game.runner.question?.options).toHaveLength(2)
  game.runner.chooses('Blank')
  expect(game.runner.heap).toEqual(['Blank'])
  expect(game.runner.question?.kind).toBe('interrupt')
  expect(game.runner.tags).toBe(0)
  game.runner.uses('Tag Shield')
  expect(game.runner.tags).toBe(0)
})
