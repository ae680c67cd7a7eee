import { broughtToPlay, cards, cardsVersion, defineAllCards, starterDecks } from '@paydata/cards'
import { scenario } from '@paydata/engine/testing'
import { expect, test } from 'vitest'
import { diceOf } from '../dice.ts'
import { positionFor } from '../search/position.ts'
import { gamesOf, search } from '../search/search.ts'
import { thinkerAt } from './asking.ts'
import type { Order, Port, Result } from './serving.ts'
import { serve } from './serving.ts'

const definitions = defineAllCards()
const decks = starterDecks.map(broughtToPlay)
const deck = ['Hedge Fund', 'Ice Wall', 'Enigma', 'PAD Campaign']
const position = positionFor(
  scenario({ definitions })
    .corp({ hand: ['Hedge Fund', 'PAD Campaign'], deck })
    .runner({ hand: ['Diesel'], deck: ['Diesel', 'Corroder', 'Sure Gamble'] })
    .corpTurn().json,
  'corp',
)

/** Two ends of a wire that carries text, as between threads. */
function wire(): readonly [Port<Order, Result>, Port<Result, Order>] {
  const listeners: { here: (message: Result) => void; there: (message: Order) => void } = {
    here: () => undefined,
    there: () => undefined,
  }
  return [
    {
      send: message => listeners.there(JSON.parse(JSON.stringify(message))),
      hear: listener => {
        listeners.here = listener
      },
    },
    {
      send: message => listeners.here(JSON.parse(JSON.stringify(message))),
      hear: listener => {
        listeners.there = listener
      },
    },
  ]
}

/** A clock that goes on by a millisecond whenever it is looked at. */
const clock = (): (() => number) => {
  let time = 0
  return () => ++time
}

test('a thinker at the other end of a wire gives the same advice', async () => {
  const [here, there] = wire()
  serve(there, clock())
  const ask = thinkerAt(here, { version: cardsVersion, cards, decks })
  const limit = { games: 30 }
  const [one, other] = await Promise.all([ask(position, 'seed', limit), ask(position, 'seed', limit)])
  const near = search({ definitions, decks })(position, diceOf('seed'), gamesOf(30))
  expect(one).toEqual(near)
  expect(other).toEqual(near)
})

test('it stops when its time is over', async () => {
  const [here, there] = wire()
  serve(there, clock())
  const ask = thinkerAt(here, { version: cardsVersion, cards, decks })
  const gamesIn = async (milliseconds: number): Promise<number> =>
    (await ask(position, 'seed', { milliseconds })).prospects.reduce((sum, { games }) => sum + games, 0)
  const short = await gamesIn(2)
  expect(short).toBeGreaterThan(0)
  expect(await gamesIn(5)).toBeGreaterThan(short)
})

test('what goes wrong there is told here', async () => {
  const [here, there] = wire()
  serve(there, clock())
  const ask = thinkerAt(here, { version: 'other', cards: [], decks: [] })
  await expect(ask(position, 'seed', { games: 1 })).rejects.toThrow('not defined')
})
