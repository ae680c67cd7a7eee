import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (grid: string) => {
  const game = scenario({ definitions })
    .corp({
      credits: 9,
      hqIce: ['Wall of Static'],
      rndIce: [rezzed('Hunter'), rezzed('Enigma'), 'Chum'],
      ...(grid === 'hq'
        ? { hqRoot: [rezzed('Brasília Government Grid')] }
        : { rndRoot: [rezzed('Brasília Government Grid')] }),
    })
    .approaching('Wall of Static')
  game.runner.passes()
  game.corp.rezzes('Wall of Static')
  return game
}

test('Brasília Government Grid may derez other ice to strengthen the ice that was rezzed by 3', () => {
  const game = begin('hq')
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual(['Enigma', 'Hunter'])
  game.corp.chooses('Hunter')
  expect(game.card('Hunter').rezzed).toBe(false)
  expect(game.card('Wall of Static').strength).toBe(6)
  game.fiat.endRun()
  expect(game.card('Wall of Static').strength).toBe(3)
})

test('Brasília Government Grid may derez nothing, and does nothing in runs on other servers', () => {
  const game = begin('hq')
  game.corp.declines()
  expect(game.card('Wall of Static').strength).toBe(3)
  const { corp, runner } = begin('rnd')
  expect(corp.question ?? runner.question).toMatchObject({ kind: 'paidWindow' })
})
