import { card, fillers, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () => {
  const game = scenario({ definitions })
    .corp({
      clicks: 1,
      hand: fillers('corp', 5),
      remotes: [{ root: [card('Midnight-3 Arcology', { advanced: 4 })] }],
    })
    .corpTurn('window')
  game.corp.scores('Midnight-3 Arcology')
  game.passUntil('corpAction')
  return game
}

test('Midnight-3 Arcology draws 3 cards, and the Corp keeps more than its hand size that turn', () => {
  const game = begin()
  expect(game.corp.hand).toHaveLength(8)
  game.corp.gainsCredit()
  game.passUntil('runnerAction')
  expect(game.corp.hand).toHaveLength(8)
})

test('Midnight-3 Arcology changes no later discard step, and none of the Runner', () => {
  const game = begin()
  game.corp.gainsCredit()
  game.passUntil('runnerAction')
  game.fiat.set({ runner: { clicks: 1, handSize: 0 } })
  game.fiat.draw('runner', 1)
  game.runner.gainsCredit()
  game.passUntil(() => game.runner.question?.kind === 'discard')
  game.runner.answers('discard', ...game.runner.hand)
  game.passUntil('corpAction')
  game.fiat.set({ corp: { clicks: 1 } })
  game.corp.gainsCredit()
  game.passUntil('discard')
  expect(game.corp.question).toMatchObject({ kind: 'discard', min: 4 })
})
