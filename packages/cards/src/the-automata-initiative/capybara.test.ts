import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 5, hand: ['Inside Job'], rig: ['Capybara'] })
    .runnerTurn()
  game.runner.plays('Inside Job')
  game.runner.answers('server', 'HQ')
  game.passUntil(() => game.runner.question?.kind === 'confirm')
  return game
}

test('Capybara may be removed from the game to derez ice that is bypassed', () => {
  const game = begin()
  game.runner.agrees()
  expect(game.card('Enigma').rezzed).toBe(false)
  expect(game.card('Capybara').zone).toBe('removed')
})

test('Capybara may stay', () => {
  const game = begin()
  game.runner.declines()
  expect(game.card('Enigma').rezzed).toBe(true)
  expect(game.runner.rig).toEqual(['Capybara'])
})
