import { editionNames, pools, readDeck } from '@paydata/decks'
import { editionNamed } from '@paydata/engine'
import { defineOlderEditions } from '@paydata/engine/editions'
import { edition, format } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { deckRead, judged } from '../src/rooms/decks.ts'

test('requests name the formats that there are', () => {
  expect(Object.keys(pools)).toEqual(format.options)
})

test('requests name the editions that decks and the engine know', () => {
  defineOlderEditions()
  expect([...editionNames].sort()).toEqual([...edition.options].sort())
  for (const name of edition.options) expect(editionNamed(name).name).toBe(name)
})

test('CR 1.4.8: a pasted deck is judged by the list that its format has on that day', () => {
  const list = 'René “Loup” Arcemont: Party Animal\n3 Cleaver'
  const told = (day: string) =>
    judged(deckRead(readDeck(list)), { format: 'startup', edition: '26.03', day }).problems.filter(
      each => typeof each === 'object' && each.code === 'illegal' && each.params.why === 'banned',
    )
  expect(told('2026-04-30')).toEqual([])
  expect(told('2026-11-24')).toEqual([
    {
      code: 'illegal',
      params: { why: 'banned', rule: '1.4.8', card: 'Cleaver', list: 'Startup Balance Update 26.05' },
    },
  ])
})
