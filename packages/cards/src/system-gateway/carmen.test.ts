import { happened, lastTurn, rezzed, scenario, successfulRun } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (credits: number) => scenario({ definitions }).runner({ credits, hand: ['Carmen'] })

test('Carmen costs 2 credits less to install after a successful run this turn', () => {
  const after = begin(3).history(successfulRun('archives')).runnerTurn()
  expect(after.card('Carmen').cost).toBe(3)
  after.runner.installs('Carmen')
  expect(after.runner).toMatchObject({ credits: 0, rig: ['Carmen'] })
  const before = begin(5).runnerTurn()
  before.runner.installs('Carmen')
  expect(before.runner).toMatchObject({ credits: 0, rig: ['Carmen'] })
})

test('CR 1.16.1: Carmen costs 5 credits where no run of this turn was successful', () => {
  expect(() => begin(4).runnerTurn().runner.installs('Carmen')).toThrow('CR 1.16.1')
  const lastTurnsRun = begin(4)
    .history(lastTurn(successfulRun('hq')))
    .runnerTurn()
  expect(() => lastTurnsRun.runner.installs('Carmen')).toThrow('CR 1.16.1')
  const failed = begin(4)
    .history(happened('runBegan', { server: 'hq' }))
    .runnerTurn()
  expect(() => failed.runner.installs('Carmen')).toThrow('CR 1.16.1')
})

const meeting = (ice: string) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed(ice)] })
    .runner({ credits: 3, rig: ['Carmen'] })
    .encountering(ice)

test('Carmen breaks 1 sentry subroutine for 1 credit', () => {
  const game = meeting('Rototurret')
  game.runner.uses('Carmen', 1)
  game.runner.chooses('End the run')
  expect(game.card('Rototurret').subroutines.map(({ broken }) => broken)).toEqual([false, true])
  expect(game.runner.credits).toBe(2)
})

test('Carmen is made 3 stronger for 2 credits in an encounter', () => {
  const game = meeting('Hunter')
  expect(() => game.runner.uses('Carmen', 1)).toThrow('CR 3.9.5g')
  game.runner.uses('Carmen', 2)
  expect(game.card('Carmen').strength).toBe(5)
  expect(game.runner.credits).toBe(1)
  game.runner.uses('Carmen', 1)
  expect(game.runner.credits).toBe(0)
  game.passUntil('jackOut')
  expect(game.card('Carmen').strength).toBe(2)
})

test('Carmen breaks no other ice', () => {
  expect(() => meeting('Enigma').runner.uses('Carmen', 1)).toThrow('CR 3.9.5h')
})
