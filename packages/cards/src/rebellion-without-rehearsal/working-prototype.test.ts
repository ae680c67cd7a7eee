import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (power: number) =>
  scenario({ definitions })
    .corp({
      credits: 9,
      hqIce: ['Wall of Static'],
      remotes: [{ root: [rezzed('Working Prototype', { counters: { power } })] }],
    })
    .runner({ rig: ['Decoy', 'Crash Space', 'Mimic'] })

test('Working Prototype gets a counter for each card that is rezzed, this one too', () => {
  const game = begin(0).corpTurn('window')
  game.fiat.rez('Wall of Static')
  expect(game.card('Working Prototype').counters).toMatchObject({ power: 1 })
  const own = scenario({ definitions })
    .corp({ credits: 9, remotes: [{ root: ['Working Prototype'] }] })
    .corpTurn('window')
  own.corp.rezzes('Working Prototype')
  expect(own.card('Working Prototype').counters).toMatchObject({ power: 1 })
})

test('Working Prototype gives 3 credits for a counter', () => {
  const game = begin(1).corpTurn()
  game.corp.uses('Working Prototype', 1)
  expect(game.corp).toMatchObject({ credits: 12, clicks: 2 })
})

test('Working Prototype gives 6 credits for 5 counters, and puts a resource on the stack', () => {
  const game = begin(5).corpTurn()
  game.corp.uses('Working Prototype', 2)
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual(['Crash Space', 'Decoy'])
  game.corp.chooses('Decoy')
  expect(game.corp.credits).toBe(15)
  expect(game.runner.deck[0]).toBe('Decoy')
})
