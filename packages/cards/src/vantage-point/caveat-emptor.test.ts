import { scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (mode: number) => {
  const game = scenario({ definitions })
    .corp({ credits: 5, clicks: 1, hand: ['Caveat Emptor'] })
    .corpTurn()
  game.corp.plays('Caveat Emptor')
  game.corp.answers('effect', mode)
  return game
}

test('Caveat Emptor: the Corp gains 6 credits, and the Runner has a click less in their next turn', () => {
  const game = begin(0)
  expect(game.corp.credits).toBe(6)
  game.passUntil('runnerAction')
  expect(game.runner.clicks).toBe(3)
})

test('Caveat Emptor: the Corp gains 10 credits, and the Runner has a click more in their next turn', () => {
  const game = begin(1)
  expect(game.corp.credits).toBe(10)
  expect(game.runner.clicks).toBe(0)
  game.passUntil('runnerAction')
  expect(game.runner.clicks).toBe(5)
})

test('CR 1.11.2: what Caveat Emptor changes is only the next turn of the Runner', () => {
  const game = begin(0)
  game.passUntil('runnerAction')
  game.fiat.set({ runner: { clicks: 0 } })
  game.passUntil('corpAction')
  expect(game.corp.clicks).toBe(3)
  game.fiat.set({ corp: { clicks: 0 } })
  game.passUntil('runnerAction')
  expect(game.runner.clicks).toBe(4)
})

test('Caveat Emptor cannot be played with 4 credits', () => {
  const game = scenario({ definitions })
    .corp({ credits: 4, hand: ['Caveat Emptor'] })
    .corpTurn()
  expect(() => game.corp.plays('Caveat Emptor')).toThrow('it costs 5 credits, and the Corp has 4')
})

test('two copies of Caveat Emptor take two clicks', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, clicks: 2, hand: ['Caveat Emptor', 'Caveat Emptor'] })
    .corpTurn()
  for (let i = 0; i < 2; i++) {
    game.corp.plays('Caveat Emptor')
    game.corp.answers('effect', 0)
    game.passUntil(() => game.corp.question?.kind === 'action' || game.runner.question?.kind === 'action')
  }
  expect(game.corp.credits).toBe(7)
  game.passUntil('runnerAction')
  expect(game.runner.clicks).toBe(2)
})
