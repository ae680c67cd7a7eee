import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Hermes gives 1 memory, and returns an unrezzed card to HQ as an agenda is stolen', () => {
  const game = scenario({ definitions })
    .corp({
      hand: ['Hostile Takeover'],
      hqIce: ['Enigma'],
      rndIce: [rezzed('Hunter')],
      remotes: [{ root: ['PAD Campaign'] }, { root: ['Nisei MK II'] }],
    })
    .runner({ rig: ['Hermes'] })
    .runnerTurn()
  expect(game.runner.memory).toBe(5)
  game.fiat.steal('Hostile Takeover')
  expect(game.runner.question?.options).toHaveLength(3)
  game.runner.chooses('PAD Campaign')
  expect(game.corp.hand).toEqual(['PAD Campaign'])
  expect(game.card('Enigma').zone).toBe('ice')
})

test('Hermes returns a card as an agenda is scored', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: ['Enigma'], remotes: [{ root: [card('Hostile Takeover', { advanced: 2 })] }] })
    .runner({ rig: ['Hermes'] })
    .corpTurn('window')
  game.corp.scores('Hostile Takeover')
  game.runner.chooses('Enigma')
  expect(game.corp.hand).toEqual(['Enigma'])
})
