import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const installs = () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma'] })
    .runner({
      credits: 6,
      hand: ['Muse', 'Mimic', 'Ninja'],
      deck: ['Saci', 'Djinn', 'Diesel'],
      heap: ['Corroder', 'Djinn', 'Medium'],
    })
    .runnerTurn()
  game.runner.installs('Muse')
  return game
}
const offered = (game: ReturnType<typeof installs>) =>
  game.runner.question?.options.map(option => option.card)

test('Muse installs a trojan of the stack on ice', () => {
  const game = installs()
  game.runner.answers('effect', 0)
  expect(offered(game)).toEqual(['Saci'])
  game.runner.chooses('Saci')
  game.runner.chooses('Enigma')
  game.runner.continues()
  expect(game.card('Saci').host).toBe('Enigma')
  expect(game.runner.deck.toSorted()).toEqual(['Diesel', 'Djinn'])
})

test('Muse installs another program of the heap or the grip on itself', () => {
  const game = installs()
  const before = game.save()
  game.runner.answers('effect', 1)
  expect(offered(game)).toEqual(['Corroder', 'Medium'])
  game.runner.chooses('Corroder')
  expect(game.card('Corroder').host).toBe('Muse')
  expect(game.runner.credits).toBe(2)
  game.restore(before)
  game.runner.answers('effect', 2)
  game.runner.chooses('Mimic')
  expect(game.card('Mimic').host).toBe('Muse')
})
