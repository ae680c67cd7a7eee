import { card, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Ghost Branch may give a tag for each advancement counter', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card('Ghost Branch', { advanced: 3 })] }] })
    .runner({ rig: ['Decoy'] })
    .accessing('Ghost Branch')
  game.corp.agrees()
  game.runner.uses('Decoy')
  expect(game.runner.tags).toBe(2)
})

test('Ghost Branch can be advanced, and the Corp need not give the tags', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, clicks: 1, remotes: [{ root: ['Ghost Branch'] }] })
    .corpTurn()
  game.corp.advances('Ghost Branch')
  game.passUntil('runnerAction')
  game.runner.runs('remote1')
  game.passUntil('access')
  const saved = game.save()
  game.corp.declines()
  expect(game.runner.tags).toBe(0)
  game.restore(saved)
  game.corp.agrees()
  expect(game.runner.tags).toBe(1)
  expect(game.corp.credits).toBe(0)
})

test('Ghost Branch in HQ holds no counters and gives no tag, so the Corp is not asked', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Ghost Branch'] })
    .accessing('Ghost Branch')
  expect(game.corp.question).toBeUndefined()
  expect(game.runner.tags).toBe(0)
})
