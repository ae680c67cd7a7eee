import { readDeck } from '@paydata/decks'
import { moreReadyDecks } from '@paydata/decks/ready'
import { starterDecks } from '@paydata/decks/starter'
import { expect, test } from 'vitest'
import { bestFormat } from './judging.ts'

test('a list is for the narrowest format in which it is legal, or for the one that its owner plays', () => {
  expect(starterDecks.map(deck => bestFormat(deck))).toEqual(starterDecks.map(() => 'core'))
  const startup = moreReadyDecks.find(({ id }) => id === 'startup_jinteki')
  if (startup === undefined) throw new Error('no deck of Startup')
  expect(bestFormat(startup)).toBe('startup')
  expect(bestFormat(startup, 'standard')).toBe('standard')
  expect(bestFormat(startup, 'core')).toBe('startup')
})

test('an unfinished list is for the format that has its cards', () => {
  const { rest } = { rest: null, ...readDeck('Noise: Hacker Extraordinaire\n3x Diesel\n1x Desiel') }
  expect(rest === null ? null : bestFormat(rest)).toBe('core')
  expect(rest === null ? null : bestFormat(rest, 'eternal')).toBe('eternal')
  expect(rest === null ? null : bestFormat(rest, 'standard')).toBe('core')
})
