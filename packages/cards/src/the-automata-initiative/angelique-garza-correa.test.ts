import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const threatened = ['Priority Requisition']

test('Angelique Garza Correa does 1 meat damage from HQ at threat level 3', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hand: ['Angelique Garza Correa'], scored: threatened })
    .runner({ hand: ['Diesel', 'Mimic'] })
    .corpTurn()
  game.corp.uses('Angelique Garza Correa')
  expect(game.runner.hand).toHaveLength(1)
  expect(game.corp).toMatchObject({ credits: 0, clicks: 2, archives: ['Angelique Garza Correa'] })
})

test('CR 9.3.6f: Angelique Garza Correa cannot be used from HQ at threat level 2', () => {
  const game = scenario({ definitions })
    .corp({ hand: ['Angelique Garza Correa'], scored: ['Nisei MK II'] })
    .corpTurn()
  expect(() => game.corp.uses('Angelique Garza Correa')).toThrow('CR 9.3.6f')
})

const accesses = (upgrade: ReturnType<typeof rezzed> | string) =>
  scenario({ definitions })
    .corp({ credits: 2, remotes: [{ root: [upgrade] }] })
    .runner({ hand: ['Diesel', 'Mimic', 'Decoy'] })
    .accessing('Angelique Garza Correa')

test('Angelique Garza Correa may do 2 meat damage for 2 credits as she is accessed while rezzed', () => {
  const game = accesses(rezzed('Angelique Garza Correa'))
  const before = game.save()
  game.corp.agrees()
  expect(game.runner.hand).toHaveLength(1)
  expect(game.corp.credits).toBe(0)
  game.restore(before)
  game.corp.declines()
  expect(game.runner.hand).toHaveLength(3)
})

test('Angelique Garza Correa does nothing as she is accessed unrezzed', () => {
  expect(accesses('Angelique Garza Correa').corp.question).toBeUndefined()
})
