import { card, rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const cards = ['Diesel', 'Diesel', 'Diesel']

test('Clearinghouse can be advanced', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: ['Clearinghouse'] }] })
    .corpTurn()
  game.corp.advances('Clearinghouse')
  expect(game.card('Clearinghouse').advancement).toBe(1)
})

test('Clearinghouse may be trashed when the turn of the Corp begins, for 1 meat damage a counter', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Clearinghouse', { advanced: 2 })] }] })
    .runner({ hand: cards })
    .beforeCorpTurn()
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  game.corp.agrees()
  expect(game.corp.archives).toEqual(['Clearinghouse'])
  expect(game.runner.hand).toEqual(['Diesel'])
  expect(game.state.log).toContainEqual(
    expect.objectContaining({ what: 'damageSuffered', kind: 'meat', amount: 2 }),
  )
})

test('Clearinghouse may stay where it is', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Clearinghouse', { advanced: 2 })] }] })
    .runner({ hand: cards })
    .beforeCorpTurn()
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  game.corp.declines()
  expect(game.corp.servers.remote1?.root).toEqual(['Clearinghouse'])
  expect(game.runner.hand).toEqual(cards)
})

test('Clearinghouse without counters may be trashed, but does no damage', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Clearinghouse')] }] })
    .runner({ hand: cards })
    .beforeCorpTurn()
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  game.corp.agrees()
  expect(game.corp.archives).toEqual(['Clearinghouse'])
  expect(game.runner.hand).toEqual(cards)
})

test('of two Clearinghouses each counts its own counters', () => {
  const game = scenario({ definitions })
    .corp({
      remotes: [
        { root: [rezzed('Clearinghouse', { advanced: 2 })] },
        { root: [rezzed('Clearinghouse', { advanced: 1 })] },
      ],
    })
    .runner({ hand: cards })
    .beforeCorpTurn()
  game.passUntil(() => game.corp.question?.kind === 'reaction')
  game.corp.uses('Clearinghouse')
  game.corp.agrees()
  expect(game.runner.heap).toHaveLength(2)
  game.corp.declines()
  expect(game.corp.archives).toEqual(['Clearinghouse'])
})

test('Clearinghouse is not asked about when the turn of the Runner begins', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Clearinghouse', { advanced: 2 })] }] })
    .runner({ hand: cards })
    .beforeRunnerTurn()
  game.passUntil('runnerAction')
  expect(game.corp.archives).toEqual([])
})

test('Clearinghouse does nothing while it is not rezzed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [card('Clearinghouse', { advanced: 2 })] }] })
    .runner({ hand: cards })
    .at('corpTurn.turnBegins')
  game.passUntil('corpAction')
  expect(game.corp.archives).toEqual([])
})
