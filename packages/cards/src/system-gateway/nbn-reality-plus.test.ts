import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const identity = 'NBN: Reality Plus'
const begin = () =>
  scenario({ definitions }).corp({ identity, credits: 0, deck: ['Enigma', 'Hunter', 'Chum'] })

test('Reality Plus gains 2 credits the first time in a turn that the Runner takes a tag', () => {
  const game = begin().runnerTurn()
  game.fiat.giveTags(1)
  game.corp.answers('effect', 'Gain 2[credit]')
  expect(game.corp).toMatchObject({ credits: 2, hand: [] })
})

test('Reality Plus draws 2 cards instead if the Corp prefers that', () => {
  const game = begin().runnerTurn()
  game.fiat.giveTags(1)
  game.corp.answers('effect', 'Draw 2 cards')
  expect(game.corp).toMatchObject({ credits: 0, hand: ['Enigma', 'Hunter'] })
})

test('Reality Plus gets no more for several tags at once, and nothing for later ones of the turn', () => {
  const game = begin().runnerTurn()
  game.fiat.giveTags(2)
  game.corp.answers('effect', 'Gain 2[credit]')
  game.fiat.giveTags(1)
  expect(game.corp).toMatchObject({ credits: 2, hand: [], question: undefined })
  expect(game.runner.tags).toBe(3)
})

test('Reality Plus counts the turns of both players', () => {
  const game = begin().corpTurn('window')
  game.fiat.giveTags(1)
  game.corp.answers('effect', 'Gain 2[credit]')
  game.fiat.set({ corp: { clicks: 0 } })
  game.passUntil('runnerAction')
  game.fiat.giveTags(1)
  game.corp.answers('effect', 'Gain 2[credit]')
  expect(game.corp.credits).toBe(4)
})

test('Reality Plus gets nothing for a tag that is avoided', () => {
  const game = begin()
    .runner({ rig: ['Decoy'] })
    .runnerTurn()
  game.fiat.giveTags(1)
  game.runner.uses('Decoy')
  expect(game.corp).toMatchObject({ credits: 0, hand: [], question: undefined })
  game.fiat.giveTags(1)
  game.corp.answers('effect', 'Gain 2[credit]')
  expect(game.corp.credits).toBe(2)
})
