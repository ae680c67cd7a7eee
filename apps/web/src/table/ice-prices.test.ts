import { defineAllCards } from '@paydata/cards'
import { viewFor } from '@paydata/engine'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { wantsPrices } from './ice-prices.ts'

const definitions = defineAllCards()
const before = (ice: string | ReturnType<typeof rezzed>) =>
  scenario({ definitions })
    .corp({ hqIce: [ice] })
    .runnerTurn().json

test('only the Runner asks what ice costs to break, and only where some is rezzed', () => {
  const game = before(rezzed('Enigma'))
  expect(wantsPrices(viewFor(game, 'runner'))).toBe(true)
  expect(wantsPrices(viewFor(game, 'corp'))).toBe(false)
  expect(wantsPrices(viewFor(game, 'spectator'))).toBe(false)
  expect(wantsPrices(viewFor(before('Enigma'), 'runner'))).toBe(false)
})
