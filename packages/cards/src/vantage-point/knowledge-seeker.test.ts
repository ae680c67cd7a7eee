import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meet = (counters: number, more = {}) =>
  scenario({ definitions })
    .corp({
      deck: ['Enigma', 'Hunter', 'Chum', 'Ichi 1.0', 'Viktor 1.0'],
      hqIce: [rezzed('Knowledge Seeker', { counters: { virus: counters } })],
    })
    .runner({ rig: [card('Datasucker', { counters: { virus: 2 } })], ...more })
    .encountering('Knowledge Seeker')

test('Knowledge Seeker gets a virus counter, its Corp arranges the top 4 cards of R&D, and the run ends', () => {
  const game = meet(0)
  game.bothPass()
  expect(game.card('Knowledge Seeker').counters.virus).toBe(1)
  expect(game.corp.question?.kind).toBe('arrange')
  expect(game.card('Viktor 1.0').seenBy).not.toContain('corp')
  game.corp.answers('arrange', 'Ichi 1.0', 'Chum', 'Hunter', 'Enigma')
  expect(game.corp.deck).toEqual(['Ichi 1.0', 'Chum', 'Hunter', 'Enigma', 'Viktor 1.0'])
  expect(game.state.run).toBeUndefined()
  expect(game.card('Knowledge Seeker').rezzed).toBe(true)
})

test('Knowledge Seeker purges virus counters and is derezzed when an encounter ends with 3 counters on it', () => {
  const game = meet(2)
  game.bothPass()
  game.corp.answers('arrange', 'Enigma', 'Hunter', 'Chum', 'Ichi 1.0')
  expect(game.card('Knowledge Seeker')).toMatchObject({ rezzed: false })
  expect(game.card('Knowledge Seeker').counters.virus ?? 0).toBe(0)
  expect(game.card('Datasucker').counters.virus ?? 0).toBe(0)
  expect(game.state.log.some(each => each.what === 'purged')).toBe(true)
})

test('Knowledge Seeker does it also when the Runner passes it with its subroutines broken', () => {
  const game = meet(3)
  game.fiat.markBroken('Knowledge Seeker', 0, 1, 2)
  game.bothPass()
  expect(game.card('Knowledge Seeker').rezzed).toBe(false)
  expect(game.state.run).toBeDefined()
})

test('Knowledge Seeker with 2 counters keeps them when the encounter ends', () => {
  const game = meet(2)
  game.fiat.markBroken('Knowledge Seeker', 0, 1, 2)
  game.bothPass()
  expect(game.card('Knowledge Seeker')).toMatchObject({ rezzed: true })
  expect(game.card('Knowledge Seeker').counters.virus).toBe(2)
  expect(game.card('Datasucker').counters.virus).toBe(2)
})

test('Knowledge Seeker does nothing when an encounter with other ice ends', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Knowledge Seeker', { counters: { virus: 3 } }), rezzed('Hunter')] })
    .encountering('Hunter')
  game.fiat.markBroken('Hunter', 0)
  game.bothPass()
  expect(game.card('Knowledge Seeker')).toMatchObject({ rezzed: true })
  expect(game.card('Knowledge Seeker').counters.virus).toBe(3)
})
