import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const encounter = (stolen: readonly string[]) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')] })
    .runner({ credits: 5, rig: ['Shibboleth'], stolen })
    .encountering('Enigma')

test('Shibboleth breaks a code gate subroutine for 1 credit, and gets 2 strength for 2', () => {
  const game = encounter(['Priority Requisition'])
  expect(game.card('Shibboleth').strength).toBe(3)
  game.fiat.changeStrength('Enigma', 2)
  game.runner.uses('Shibboleth', 2)
  expect(game.card('Shibboleth').strength).toBe(5)
  game.runner.uses('Shibboleth', 1)
  game.runner.breaks(0)
  expect(game.runner.credits).toBe(2)
  expect(game.card('Enigma').subroutines.map(each => each.broken)).toEqual([true, false])
})

test('Shibboleth has 2 less strength at threat level 4', () => {
  const game = encounter(['Nisei MK II', 'Nisei MK II'])
  expect(game.card('Shibboleth').strength).toBe(1)
  expect(() => game.runner.uses('Shibboleth', 1)).toThrow('needs strength 2')
})

test('CR 1.17.1a: the threat level of Shibboleth is the score of the Corp where that is the greater one', () => {
  const game = scenario({ definitions })
    .corp({ scored: ['Nisei MK II', 'Nisei MK II'] })
    .runner({ rig: ['Shibboleth'], stolen: ['Nisei MK II'] })
    .runnerTurn()
  expect(game.card('Shibboleth').strength).toBe(1)
})
