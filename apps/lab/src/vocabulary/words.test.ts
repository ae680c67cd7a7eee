import * as vocabulary from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { isJustified, words } from './words.ts'

const all = words()

test('the list of words is what card files may import', () => {
  const { defineCards, ...rest } = vocabulary
  expect(all.map(word => word.name).sort()).toEqual(Object.keys(rest).sort())
  expect(defineCards).toBeTypeOf('function')
})

test('words are found in the cards that use them', () => {
  const gainCredits = all.find(word => word.name === 'gainCredits')
  expect(gainCredits?.usedBy).toEqual(expect.arrayContaining(['hedge-fund', 'sure-gamble', 'pad-campaign']))
  // Spread into a list, and used by itself where it is defined.
  expect(all.find(word => word.name === 'oneByOne')).toMatchObject({
    usedBy: ['accelerated-beta-test', 'shipment-from-mirrormorph'],
    uses: 2,
  })
  expect(all.find(word => word.name === 'bidsMatch')).toMatchObject({ usedBy: ['snowflake'], uses: 1 })
})

test('a word that at most one card uses stands for a rule, and says which', () => {
  expect(all.filter(word => !isJustified(word)).map(word => word.name)).toEqual([])
})
