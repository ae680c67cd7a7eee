import { defineAllCards } from '@paydata/cards'
import { pools, readyDecks, violationsOf } from '@paydata/decks'
import { formats } from '@paydata/decks/starter'
import { newGame } from '@paydata/engine'
import { expect, test } from 'vitest'
import { formatsWithDecks, readyDecksFor } from '../home/ready-decks.ts'
import type { Beginning } from './beginning.ts'
import { anyDeck } from './beginning.ts'
import { dealt } from './dealing.ts'
import { setupOf } from './setup.ts'

const definitions = defineAllCards()
const learning = { corp: 'gateway_starter_corp', runner: 'gateway_starter_runner' }
const game = (decks: Extract<Beginning, { begin: 'new' }>['decks'], seed = 'a') =>
  ({ begin: 'new', seed, decks, format: 'system-gateway', edition: '26.03' }) as const

test('CR 1.7.2a: two decks to learn with are played to 6 points against the computer, others to 7', async () => {
  const pointsOf = async (decks: Parameters<typeof game>[0]) =>
    newGame(setupOf(await dealt(game(decks)), definitions)).winAt
  expect(await pointsOf(learning)).toBe(6)
  expect(await pointsOf({ ...learning, corp: 'gateway_boosted_corp' })).toBeUndefined()
  expect(await pointsOf({ corp: null, runner: null })).toBe(6)
})

test('in each format in which the computer is played the decks for both sides are legal', async () => {
  expect(formatsWithDecks.toSorted()).toEqual(Object.keys(formats).toSorted())
  for (const format of formatsWithDecks)
    for (const side of ['corp', 'runner'] as const) {
      const decks = await readyDecksFor(side, format)
      expect(decks.length, `${format} ${side}`).toBeGreaterThan(1)
      for (const deck of decks) expect(violationsOf(deck, pools[format]), deck.id).toEqual([])
    }
})

test('a deck that the computer picks is one of its format and side, the same for the same seed', async () => {
  const picked = async (seed: string) => (await dealt(game({ corp: anyDeck, runner: null }, seed))).decks.corp
  const seeds = Array.from({ length: 20 }, (_, nth) => `seed ${nth}`)
  const all = await Promise.all(seeds.map(picked))
  const possible = readyDecks.filter(({ id }) => /^gateway.*corp$/.test(id))
  expect(new Set(all)).toEqual(new Set(possible))
  expect(await picked('seed 3')).toBe(all[3])
})

test('a deck of the player is played as it is, and one that nobody knows is refused', async () => {
  const own = { name: 'Mine', identity: 'the_catalyst_convention_breaker', cards: [] }
  expect((await dealt(game({ corp: null, runner: own }))).decks.runner).toBe(own)
  await expect(dealt(game({ corp: 'no_such_deck', runner: null }))).rejects.toThrow('no_such_deck')
})
