import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (rig: readonly string[], credits = 1) =>
  scenario({ definitions })
    .runner({ credits, hand: ['Sell Out'], deck: ['Diesel', 'Mimic', 'Decoy'], rig })
    .runnerTurn()

test('Sell Out trashes the resource that its player chooses, then gains 4 credits and draws 2 cards', () => {
  const game = begin(['Armitage Codebusting', 'Aesop’s Pawnshop', 'Mimic', 'Desperado'])
  game.runner.plays('Sell Out')
  expect(game.runner.question).toMatchObject({ kind: 'payment', min: 1, max: 1 })
  expect(game.runner.question?.options.map(option => option.card)).toEqual([
    'Armitage Codebusting',
    'Aesop’s Pawnshop',
  ])
  const asked = game.save()
  game.runner.answers('payment', 'Armitage Codebusting')
  expect(game.runner).toMatchObject({ credits: 4, hand: ['Diesel', 'Mimic'], clicks: 3 })
  expect(game.runner.heap).toEqual(expect.arrayContaining(['Armitage Codebusting', 'Sell Out']))
  game.restore(asked)
  game.runner.answers('payment', 'Aesop’s Pawnshop')
  expect(game.runner.rig).toEqual(['Armitage Codebusting', 'Mimic', 'Desperado'])
})

test('CR 1.16.10b: Sell Out cannot be played without a resource to trash, nor without its credit', () => {
  expect(() => begin(['Mimic', 'Desperado']).runner.plays('Sell Out')).toThrow('CR 1.16')
  expect(() => begin(['Armitage Codebusting'], 0).runner.plays('Sell Out')).toThrow('CR 1.16.1')
})

test('Sell Out draws what is left of the stack', () => {
  const game = scenario({ definitions })
    .runner({ credits: 1, hand: ['Sell Out'], deck: ['Diesel'], rig: ['Armitage Codebusting'] })
    .runnerTurn()
  game.runner.plays('Sell Out')
  game.runner.answers('payment', 'Armitage Codebusting')
  expect(game.runner).toMatchObject({ credits: 4, hand: ['Diesel'], rig: [] })
})
