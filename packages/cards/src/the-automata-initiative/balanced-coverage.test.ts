import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () => {
  const game = scenario({ definitions })
    .corp({
      credits: 0,
      deck: ['Enigma', 'Hedge Fund', 'Chum'],
      remotes: [{ root: [rezzed('Balanced Coverage')] }],
    })
    .beforeCorpTurn()
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  return game
}

test('Balanced Coverage may reveal the top card of R&D for 2 credits, if it is of the chosen type', () => {
  const game = begin()
  game.corp.agrees()
  game.corp.answers('word', 'ice')
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.credits).toBe(2)
  expect(game.state.log.some(each => each.what === 'revealed' && each.card === 'Enigma')).toBe(true)
  game.restore(before)
  game.corp.declines()
  expect(game.corp.credits).toBe(0)
})

test('Balanced Coverage gives nothing for another type', () => {
  const game = begin()
  game.corp.agrees()
  game.corp.answers('word', 'operation')
  game.corp.declines()
  expect(game.corp.credits).toBe(0)
  expect(game.state.log.filter(each => each.what === 'lookedAt').map(each => each.card)).toEqual(['Enigma'])
})

test('Balanced Coverage may choose nothing', () => {
  const game = begin()
  game.corp.declines()
  expect(game.state.log.some(each => each.what === 'lookedAt')).toBe(false)
})
