import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const encounter = (ice: string) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma'), rezzed('Ichi 1.0')] })
    .runner({ credits: 5, rig: [card('Slap Vandal', { on: 'Ichi 1.0' })] })
    .encountering(ice)

test('Slap Vandal breaks 1 subroutine on its host for 1 credit, once in an encounter', () => {
  const game = encounter('Ichi 1.0')
  game.runner.uses('Slap Vandal')
  game.runner.breaks(2)
  expect(game.runner.credits).toBe(4)
  expect(game.card('Ichi 1.0').subroutines.map(each => each.broken)).toEqual([false, false, true])
  expect(() => game.runner.uses('Slap Vandal')).toThrow('CR 9.3.6g')
})

test('Slap Vandal breaks nothing on other ice', () => {
  expect(() => encounter('Enigma').runner.uses('Slap Vandal')).toThrow('Slap Vandal')
})

test('Slap Vandal is installed on ice only', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma'] })
    .runner({ hand: ['Slap Vandal'] })
    .runnerTurn()
  game.runner.installs('Slap Vandal', 'Enigma')
  expect(game.card('Slap Vandal')).toMatchObject({ host: 'Enigma', strength: 6 })
})
