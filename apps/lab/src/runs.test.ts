import { defineAllCards } from '@paydata/cards'
import { diceOf } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { compared } from './runs/compared.ts'

const definitions = defineAllCards()

test('what is calculated for a run is what playing it takes', () => {
  const all = Array.from({ length: 8 }, (_, nth) => compared(definitions, diceOf(`runs ${nth}`)))
  const found = all.filter(each => each !== undefined)
  expect(found.length).toBeGreaterThan(6)
  expect(found.map(({ says, calculated }) => ({ says, ways: calculated }))).toEqual(
    found.map(({ says, played }) => ({ says, ways: played })),
  )
})
