import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Refuge Campaign gains 2 credits as the turn of the Corp begins, and none in that of the Runner', () => {
  const begin = () =>
    scenario({ definitions }).corp({ credits: 1, remotes: [{ root: [rezzed('Refuge Campaign')] }] })
  const corps = begin().beforeCorpTurn()
  corps.passUntil('corpAction')
  expect(corps.corp.credits).toBe(3)
  const runners = begin().beforeRunnerTurn()
  runners.passUntil('runnerAction')
  expect(runners.corp.credits).toBe(1)
})

test('Refuge Campaign gains nothing while it is not rezzed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, remotes: [{ root: ['Refuge Campaign'] }] })
    .beforeCorpTurn()
  game.passUntil('corpAction')
  expect(game.corp.credits).toBe(1)
})
