import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const deck = ['Mavirus', 'Hedge Fund']
const infected = card('Datasucker', { counters: { virus: 3 } })

test('Mavirus may purge virus counters as it is accessed, and is revealed in R&D', () => {
  const game = scenario({ definitions })
    .corp({ deck })
    .runner({ rig: [infected], hand: ['Diesel'] })
    .accessing('Mavirus')
  expect(game.state.log.some(each => each.what === 'revealed' && each.card === 'Mavirus')).toBe(true)
  const before = game.save()
  game.corp.agrees()
  expect(game.card('Datasucker').counters.virus ?? 0).toBe(0)
  expect(game.runner.hand).toHaveLength(1)
  game.restore(before)
  game.corp.declines()
  expect(game.card('Datasucker').counters).toMatchObject({ virus: 4 })
})

test('Mavirus does 1 net damage if it is rezzed, whether anything is purged or not', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed('Mavirus')] }] })
    .runner({ rig: [infected], hand: ['Diesel'] })
    .accessing('Mavirus')
  game.corp.declines()
  expect(game.runner.hand).toEqual([])
  expect(game.state.log.find(each => each.what === 'damageSuffered')?.kind).toBe('net')
  expect(game.card('Datasucker').counters).toMatchObject({ virus: 3 })
})

test('Mavirus purges when it is trashed for it', () => {
  const game = scenario({ definitions })
    .corp({ hqRoot: [rezzed('Mavirus')] })
    .runner({ rig: [infected] })
    .corpTurn('window')
  game.corp.uses('Mavirus')
  expect(game.corp.archives).toEqual(['Mavirus'])
  expect(game.card('Datasucker').counters.virus ?? 0).toBe(0)
})
