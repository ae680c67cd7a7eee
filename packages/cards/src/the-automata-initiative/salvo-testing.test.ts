import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const scores = (agenda: string) => {
  const game = scenario({ definitions })
    .corp({
      scored: agenda === 'Salvo Testing' ? [] : ['Salvo Testing'],
      remotes: [{ root: [card(agenda, { advanced: 5 })] }],
    })
    .runner({ hand: ['Diesel', 'Mimic'] })
    .corpTurn('window')
  game.corp.scores(agenda)
  return game
}

test('Salvo Testing may do 1 core damage as any agenda is scored, this one too', () => {
  for (const agenda of ['Salvo Testing', 'Private Security Force']) {
    const game = scores(agenda)
    game.corp.agrees()
    expect(game.runner.coreDamage).toBe(1)
  }
})

test('Salvo Testing may do no damage', () => {
  const game = scores('Salvo Testing')
  game.corp.declines()
  expect(game.runner.coreDamage).toBe(0)
})
