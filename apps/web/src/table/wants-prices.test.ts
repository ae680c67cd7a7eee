import { defineAllCards } from '@paydata/cards'
import { viewFor } from '@paydata/engine'
import { rezzed, scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { wantsPrices } from './wants-prices.ts'

const definitions = defineAllCards()
const before = (ice: string | ReturnType<typeof rezzed>) =>
  scenario({ definitions })
    .corp({ hqIce: [ice] })
    .runnerTurn().json

test('only the Runner asks what ice costs to break, and only where some is rezzed', () => {
  const game = before(rezzed('Enigma'))
  expect(wantsPrices(viewFor(game, 'runner'), true)).toBe(true)
  expect(wantsPrices(viewFor(game, 'corp'), true)).toBe(false)
  expect(wantsPrices(viewFor(game, 'spectator'), true)).toBe(false)
  expect(wantsPrices(viewFor(before('Enigma'), 'runner'), true)).toBe(false)
})

test('a spectator who comes late to the hands of the Runner does not ask', () => {
  expect(wantsPrices(viewFor(before(rezzed('Enigma')), 'runner'), false)).toBe(false)
})
