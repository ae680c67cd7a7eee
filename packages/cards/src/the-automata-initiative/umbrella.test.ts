import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meets = (trojan: boolean) =>
  scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')], deck: ['Chum'], hand: [] })
    .runner({
      credits: 2,
      deck: ['Diesel'],
      rig: ['Umbrella', card('Saci', { on: 'Enigma' })].slice(0, trojan ? 2 : 1),
    })
    .encountering('Enigma')

test('Umbrella breaks up to 3 code gate subroutines of ice that hosts a trojan, and each player may draw', () => {
  const game = meets(true)
  game.runner.uses('Umbrella')
  game.runner.answers('subroutines', 0, 1)
  const before = game.save()
  game.runner.agrees()
  game.corp.agrees()
  expect([game.runner.hand, game.corp.hand]).toEqual([['Diesel'], ['Chum']])
  game.restore(before)
  game.runner.declines()
  game.corp.declines()
  expect([game.runner.hand, game.corp.hand]).toEqual([[], []])
  expect(game.runner.credits).toBe(0)
})

test('Umbrella cannot interface with ice that hosts no trojan', () => {
  expect(() => meets(false).runner.uses('Umbrella')).toThrow('CR 9.5.6c')
})
