import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const license = 'Regolith Mining License'

test('Regolith Mining License has 15 credits on it when it is rezzed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, remotes: [{ root: [license] }] })
    .corpTurn('window')
  game.corp.rezzes(license)
  expect(game.corp.credits).toBe(0)
  expect(game.card(license).counters).toMatchObject({ credit: 15 })
})

test('Regolith Mining License gives 3 credits for a click', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed(license, { counters: { credit: 15 } })] }] })
    .corpTurn()
  game.corp.uses(license)
  expect(game.corp).toMatchObject({ credits: 3, clicks: 2, archives: [] })
  expect(game.card(license).counters).toMatchObject({ credit: 12 })
})

test('Regolith Mining License is trashed when the last credit is taken from it', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed(license, { counters: { credit: 3 } })] }] })
    .corpTurn()
  game.corp.uses(license)
  expect(game.corp).toMatchObject({ credits: 3, clicks: 2, archives: [license] })
})

test('CR 1.2.4: from Regolith Mining License with 2 credits left 2 are taken', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed(license, { counters: { credit: 2 } })] }] })
    .corpTurn()
  game.corp.uses(license)
  expect(game.corp).toMatchObject({ credits: 2, archives: [license] })
})

test('each Regolith Mining License has credits of its own', () => {
  const full = { counters: { credit: 15 } }
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      remotes: [{ root: [rezzed(license, { counters: { credit: 3 } })] }, { root: [rezzed(license, full)] }],
    })
    .corpTurn()
  game.corp.answers('action', game.cards(license)[0] ?? '')
  expect(game.corp).toMatchObject({ credits: 3, archives: [license] })
  expect(game.card(license).counters).toMatchObject({ credit: 15 })
})

test('Regolith Mining License is used as an action, and at no other time', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [rezzed(license, { counters: { credit: 15 } })] }] })
    .corpTurn('window')
  expect(() => game.corp.uses(license)).toThrow('it is an action, which is taken when you are asked for one')
})

test('Regolith Mining License gives nothing while it is not rezzed', () => {
  const game = scenario({ definitions })
    .corp({ remotes: [{ root: [card(license, { counters: { credit: 15 } })] }] })
    .corpTurn()
  expect(() => game.corp.uses(license)).toThrow('not active (CR 1.8.6)')
})
