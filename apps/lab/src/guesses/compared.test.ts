import { defineAllCards } from '@paydata/cards'
import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { unseenAndGuessed } from './compared.ts'

test('of a deck that is expected every unseen card is guessed right, and of another one few', () => {
  const definitions = defineAllCards()
  const identity = 'haas_bioroid_engineering_the_future'
  const game = scenario({ definitions })
    .corp({
      identity: 'Haas-Bioroid: Engineering the Future',
      hand: ['Hedge Fund'],
      deck: ['Enigma', 'Enigma'],
    })
    .runner({})
    .runnerTurn().json
  const cards = ['enigma', 'hedge_fund', 'enigma']
  const compared = (expected: readonly string[]) =>
    unseenAndGuessed(game, 'runner', { definitions, decks: [{ identity, cards: [...expected] }] }, () => 0)
  expect([...compared(cards).guessed].sort()).toEqual(['enigma', 'enigma', 'hedge_fund'])
  expect(compared(cards)).toMatchObject({ right: 3 })
  expect(compared(['archer', 'archer', 'enigma'])).toMatchObject({ right: 1 })
})
