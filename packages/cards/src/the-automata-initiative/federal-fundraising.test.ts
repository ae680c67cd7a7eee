import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (ice: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({
      deck: ['Hedge Fund', 'Enigma', 'Chum', 'Hunter', 'Archer', 'Shadow'],
      remotes: [{ root: [rezzed('Federal Fundraising')], ice }],
    })
    .beforeCorpTurn()
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  return game
}

test('Federal Fundraising may arrange the top 3 cards of R&D, and draws one if no ice protects it', () => {
  const game = begin([])
  game.corp.agrees()
  game.corp.answers('arrange', 'Chum', 'Enigma', 'Hedge Fund')
  game.corp.agrees()
  game.passUntil('corpAction')
  expect(game.corp.hand).toEqual(['Chum', 'Enigma'])
})

test('Federal Fundraising may arrange nothing, and may draw nothing', () => {
  const game = begin([])
  game.corp.declines()
  game.corp.declines()
  game.passUntil('corpAction')
  expect(game.corp.hand).toEqual(['Hedge Fund'])
})

test('Federal Fundraising draws nothing while ice protects it', () => {
  const game = begin(['Enigma'])
  game.corp.agrees()
  game.corp.answers('arrange', 'Hedge Fund', 'Enigma', 'Chum')
  game.passUntil('corpAction')
  expect(game.corp.hand).toEqual(['Hedge Fund'])
})
