import { cards } from '@paydata/cards'
import { pools } from '@paydata/decks'
import { diceOf } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { setupFor, shuffled } from './pool.ts'

test.each(Object.entries(pools))('in the format %s there are mixed decks of every theme', (_name, format) => {
  for (let nth = 0; nth < 10; nth++) {
    const { corp, runner } = setupFor('mixed', nth, `pool ${nth}`, diceOf(`pool ${nth}`), format)
    expect(corp.cards.length).toBeGreaterThanOrEqual(45)
    expect(runner.cards.length).toBeGreaterThanOrEqual(45)
  }
})

test('a card that is added leaves the others in the order they were drawn in', () => {
  const added = cards[100]
  const others = cards.filter(card => card !== added)
  const drawn = shuffled(others, diceOf('order'))
  expect(drawn).not.toEqual(others)
  expect(shuffled(cards, diceOf('order')).filter(card => card !== added)).toEqual(drawn)
})
