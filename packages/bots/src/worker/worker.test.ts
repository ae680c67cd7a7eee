import { cardsVersion, defineAllCards, printings } from '@paydata/cards'
import { broughtToPlay, starterDecks } from '@paydata/decks'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { diceOf } from '../dice.ts'
import { positionFor } from '../search/position.ts'
import { gamesOf, search } from '../search/search.ts'
import { thinkerHere } from './asking.ts'

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

/** A clock that goes on by a millisecond whenever it is looked at. */
const clock = (): (() => number) => {
  let time = 0
  return () => ++time
}

test('a thinker that is asked by messages gives the same advice', async () => {
  const ask = thinkerHere({ version: cardsVersion, cards: printings, decks }, clock())
  const limit = { games: 30 }
  const [one, other] = await Promise.all([ask(position, 'seed', limit), ask(position, 'seed', limit)])
  const near = search({ definitions, decks })(position, diceOf('seed'), gamesOf(30))
  expect(one).toEqual(near)
  expect(other).toEqual(near)
})

test('it stops when its time is over', async () => {
  const ask = thinkerHere({ version: cardsVersion, cards: printings, decks }, clock())
  const gamesIn = async (milliseconds: number): Promise<number> =>
    (await ask(position, 'seed', { milliseconds })).prospects.reduce((sum, { games }) => sum + games, 0)
  const short = await gamesIn(2)
  expect(short).toBeGreaterThan(0)
  expect(await gamesIn(5)).toBeGreaterThan(short)
})

test('what goes wrong there is told here', async () => {
  const ask = thinkerHere({ version: 'other', cards: [], decks: [] }, clock())
  await expect(ask(position, 'seed', { games: 1 })).rejects.toThrow('not defined')
})
