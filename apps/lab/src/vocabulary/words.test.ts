import * as vocabulary from '@paydata/engine/vocabulary'
import { expect, test } from 'vitest'
import { isJustified, words } from './words.ts'

const all = words()

test('the list of words is what card files may import', () => {
  const { defineCards, nameCards, ...rest } = vocabulary
  expect(all.map(word => word.name).sort()).toEqual(Object.keys(rest).sort())
  for (const makesKnown of [defineCards, nameCards]) expect(makesKnown).toBeTypeOf('function')
})

test('words are found in the cards that use them', () => {
  const gainCredits = all.find(word => word.name === 'gainCredits')
  expect(gainCredits?.usedBy).toEqual(expect.arrayContaining(['hedge-fund', 'sure-gamble', 'pad-campaign']))
  // Spread into a list, and used by itself where it is defined.
  const oneByOne = all.find(word => word.name === 'oneByOne')
  expect(oneByOne?.usedBy).toEqual(
    expect.arrayContaining(['accelerated-beta-test', 'shipment-from-mirrormorph']),
  )
  expect(oneByOne?.usedBy).not.toContain('recipes')
  expect(all.find(word => word.name === 'bidsMatch')?.usedBy).toContain('snowflake')
})

test('of each word it is told what it takes', () => {
  const written = Object.fromEntries(all.map(word => [word.name, word.written]))
  expect(written).toMatchObject({
    takeCredits: "takeCredits(amount: Amount | 'all', from: One = 'self'): TakeCredits",
    together: 'together(...parts: readonly Instruction[]): Together',
    emptied: 'emptied: Trigger',
  })
  const odd = all.filter(word => !/^\w+(<.+>)?(: \w+$|\(.*\)(: |$))/.test(word.written))
  expect(odd.map(word => word.written)).toEqual([])
})

test('a word that at most one card uses stands for a rule, and says which', () => {
  expect(all.filter(word => !isJustified(word)).map(word => word.name)).toEqual([])
})
