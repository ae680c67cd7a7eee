import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (tags: number) =>
  scenario({ definitions })
    .corp({ credits: 0, hand: ['Predictive Planogram'], deck: ['Enigma', 'Hunter', 'Chum', 'Archer'] })
    .runner({ tags })
    .corpTurn()
const drawn = ['Enigma', 'Hunter', 'Chum']

test('Predictive Planogram gains 3 credits or draws 3 cards', () => {
  const game = begin(0)
  game.corp.plays('Predictive Planogram')
  const saved = game.save()
  game.corp.answers('effect', 'Gain 3[credit]')
  expect(game.corp).toMatchObject({ credits: 3, hand: [], question: { kind: 'paidWindow' } })
  game.restore(saved)
  game.corp.answers('effect', 'Draw 3 cards')
  expect(game.corp).toMatchObject({ credits: 0, hand: drawn, question: { kind: 'paidWindow' } })
})

test('Predictive Planogram may do both, in either order, while the Runner is tagged', () => {
  const game = begin(1)
  game.corp.plays('Predictive Planogram')
  game.corp.agrees()
  const saved = game.save()
  game.corp.answers('effect', 'Draw 3 cards')
  expect(game.corp).toMatchObject({ credits: 0, hand: drawn })
  game.corp.answers('effect', 'Gain 3[credit]')
  expect(game.corp).toMatchObject({ credits: 3, hand: drawn, question: { kind: 'paidWindow' } })
  game.restore(saved)
  game.corp.answers('effect', 'Gain 3[credit]')
  game.corp.answers('effect', 'Draw 3 cards')
  expect(game.corp).toMatchObject({ credits: 3, hand: drawn })
})

test('Predictive Planogram does not need to do both, though the Runner is tagged', () => {
  const game = begin(1)
  game.corp.plays('Predictive Planogram')
  game.corp.declines()
  const saved = game.save()
  game.corp.answers('effect', 'Gain 3[credit]')
  expect(game.corp).toMatchObject({ credits: 3, hand: [], question: { kind: 'paidWindow' } })
  game.restore(saved)
  game.corp.answers('effect', 'Draw 3 cards')
  expect(game.corp).toMatchObject({ credits: 0, hand: drawn, question: { kind: 'paidWindow' } })
})
