import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begins = (advanced: number) => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Charlotte Caçador', { advanced })] }] })
    .beforeCorpTurn()
  game.passUntil(() => game.corp.question?.kind === 'confirm' || game.corp.question?.kind === 'action')
  return game
}

test('Charlotte Caçador may give 4 credits and a card for an advancement counter as the turn begins', () => {
  const game = begins(2)
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.credits).toBe(4)
  expect(game.card('Charlotte Caçador').advancement).toBe(1)
  game.passUntil('corpAction')
  expect(game.corp.hand).toHaveLength(2)
  game.restore(before)
  game.corp.declines()
  expect(game.card('Charlotte Caçador').advancement).toBe(2)
})

test('Charlotte Caçador can be advanced, and is trashed with a counter for 3 credits', () => {
  const game = begins(0)
  game.corp.gainsCredit()
  game.passUntil('corpAction')
  game.corp.advances('Charlotte Caçador')
  game.corp.uses('Charlotte Caçador')
  expect(game.corp).toMatchObject({ credits: 3, archives: ['Charlotte Caçador'] })
})
