import { all, from, isUnrezzed, trash, type } from '@paydata/engine/vocabulary'
import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Kessleroid ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Kessleroid')] })
    .encountering('Kessleroid')
  game.bothPass()
  expect(game.state.run).toBeUndefined()
})

test('Kessleroid: its second subroutine ends the run when the first is broken', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Kessleroid')] })
    .encountering('Kessleroid')
  game.fiat.markBroken('Kessleroid', 0)
  game.bothPass()
  expect(game.state.run).toBeUndefined()
})

test('Kessleroid: its first subroutine ends the run when the second is broken', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Kessleroid')] })
    .encountering('Kessleroid')
  game.fiat.markBroken('Kessleroid', 1)
  game.bothPass()
  expect(game.state.run).toBeUndefined()
})

test('Kessleroid that is rezzed cannot be trashed by the Runner, and other ice can', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Kessleroid'), rezzed('Enigma')] })
    .runnerTurn()
  game.fiat.resolve('runner', trash(all(from('installed', type('ice')))))
  expect(game.corp.servers.hq?.ice).toEqual(['Kessleroid'])
})

test('Kessleroid with strength 0 is not trashed by Parasite', () => {
  const game = scenario({ definitions })
    .corp({
      hqIce: [rezzed('Kessleroid', { hosting: [card('Parasite', { counters: { virus: 1 } })] }), 'Enigma'],
    })
    .runnerTurn()
  expect(game.card('Kessleroid').strength).toBe(0)
  expect(game.corp.servers.hq?.ice).toContain('Kessleroid')
})

test('Kessleroid that is rezzed can be trashed by the Corp', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      hqIce: [rezzed('Kessleroid')],
      remotes: [{ root: [rezzed('Security Subcontract')] }],
    })
    .corpTurn()
  game.corp.uses('Security Subcontract')
  game.corp.answers('payment', 'Kessleroid')
  expect(game.corp).toMatchObject({ credits: 4, archives: ['Kessleroid'] })
})

test('Kessleroid that is not rezzed can be trashed by the Runner', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Kessleroid'] })
    .runnerTurn()
  game.fiat.resolve('runner', trash(all(from('installed', isUnrezzed))))
  expect(game.corp.servers.hq?.ice).toEqual([])
})
