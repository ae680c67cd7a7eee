import { card, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma'] })
    .runner({
      credits: 0,
      hand: ['Corroder'],
      rig: [
        'Urban Art Vernissage',
        card('Saci', { on: 'Enigma' }),
        'Mimic',
        card('Botulus', { on: 'Enigma' }),
        card('Slap Vandal', { on: 'Enigma' }),
      ],
    })
    .beforeRunnerTurn()
  game.passUntil(() => game.runner.question?.kind === 'reaction')
  game.runner.chooses('Urban Art Vernissage')
  return game
}

test('Urban Art Vernissage may return a trojan program for 2 credits, which pay to install cards', () => {
  const game = begin()
  game.runner.agrees()
  expect(game.runner.question?.options.map(option => option.card)).toEqual(['Saci', 'Slap Vandal'])
  game.runner.chooses('Saci')
  expect(game.runner.hand).toEqual(['Corroder', 'Saci'])
  expect(game.card('Urban Art Vernissage').counters).toMatchObject({ credit: 2 })
  game.passUntil('nextAction')
  game.runner.installs('Corroder')
  game.runner.answers('trashLike', 'continue')
  expect(game.card('Urban Art Vernissage').counters.credit ?? 0).toBe(0)
})

test('Urban Art Vernissage gives nothing where no program is returned', () => {
  const game = begin()
  game.runner.declines()
  expect(game.card('Urban Art Vernissage').counters.credit ?? 0).toBe(0)
  expect(game.runner.hand).toEqual(['Corroder'])
})
