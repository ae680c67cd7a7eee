import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Viktor 1.0: a lost click breaks the core damage, not the end of the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Viktor 1.0')] })
    .runner({ clicks: 1, hand: ['Diesel'] })
    .encountering('Viktor 1.0')
  game.runner.uses('Viktor 1.0')
  game.runner.breaks(0)
  game.bothPass()
  expect(game.runner).toMatchObject({ clicks: 0, coreDamage: 0 })
  expect(game.state.run).toBeUndefined()
})

test('Viktor 1.0 does 1 core damage, which lowers the hand size for good, and ends the run', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Viktor 1.0')] })
    .runner({ clicks: 0, hand: ['Diesel'] })
    .encountering('Viktor 1.0')
  expect(() => game.runner.uses('Viktor 1.0')).toThrow('CR 5.2.2')
  game.bothPass()
  expect(game.runner).toMatchObject({ coreDamage: 1, handSize: 4, hand: [] })
  expect(game.state.run).toBeUndefined()
})

test('Viktor 1.0: its own subroutines may be broken for clicks, not those of other ice', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')], rndIce: [rezzed('Viktor 1.0')] })
    .runner({ clicks: 3 })
    .encountering('Enigma')
  expect(() => game.runner.uses('Viktor 1.0')).toThrow('CR 9.5.6c')
})
