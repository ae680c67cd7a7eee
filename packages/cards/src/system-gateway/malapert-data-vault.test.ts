import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const office = card('Offworld Office', { advanced: 4 })
const begin = () =>
  scenario({ definitions })
    .corp({
      deck: ['Hedge Fund', 'Nisei MK II', 'Enigma'],
      remotes: [
        { root: [office, rezzed('Malapert Data Vault')] },
        { root: [card('Breaking News', { advanced: 2 })] },
      ],
    })
    .corpTurn('window')

test('Malapert Data Vault may search R&D for a card that is no agenda when one is scored from its root', () => {
  const game = begin()
  game.corp.scores('Offworld Office')
  game.corp.uses('Malapert Data Vault')
  game.corp.agrees()
  expect(game.corp.question).toMatchObject({ kind: 'search', min: 0, max: 1 })
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Enigma', 'Hedge Fund'])
  game.corp.answers('search', 'Enigma')
  expect(game.corp.hand).toEqual(['Enigma'])
  expect(game.corp.deck.toSorted()).toEqual(['Hedge Fund', 'Nisei MK II'])
  const whatHappened = game.state.log.map(each => each.what)
  expect(whatHappened.indexOf('shuffled')).toBeLessThan(whatHappened.indexOf('revealed'))
  expect(game.card('Enigma').seenBy).toEqual(['corp'])
})

test('Malapert Data Vault need not search R&D', () => {
  const game = begin()
  game.corp.scores('Offworld Office')
  game.corp.uses('Malapert Data Vault')
  game.corp.declines()
  expect(game.corp).toMatchObject({ hand: [], deck: ['Hedge Fund', 'Nisei MK II', 'Enigma'] })
  expect(game.state.log.map(each => each.what)).not.toContain('shuffled')
})

test('CR 8.7.2e: the Corp may find nothing with Malapert Data Vault, and R&D is shuffled', () => {
  const game = begin()
  game.corp.scores('Offworld Office')
  game.corp.uses('Malapert Data Vault')
  game.corp.agrees()
  game.corp.answers('search')
  expect(game.corp.hand).toEqual([])
  expect(game.state.log.map(each => each.what)).toContain('shuffled')
})

test('Malapert Data Vault does nothing when an agenda of another server is scored', () => {
  const game = begin()
  game.corp.scores('Breaking News')
  expect(game.corp.question?.kind).toBe('paidWindow')
})

test('Malapert Data Vault does nothing when an agenda is stolen from its root', () => {
  const game = scenario({ definitions })
    .corp({ deck: ['Enigma'], remotes: [{ root: [office, rezzed('Malapert Data Vault')] }] })
    .accessing('Offworld Office')
  game.runner.passes()
  game.runner.steals()
  expect(game.corp).toMatchObject({ question: undefined, hand: [], deck: ['Enigma'] })
})

test('Malapert Data Vault does nothing while it is not rezzed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, deck: ['Enigma'], remotes: [{ root: [office, 'Malapert Data Vault'] }] })
    .corpTurn('window')
  game.corp.scores('Offworld Office')
  expect(game.corp).toMatchObject({ credits: 7, hand: [], question: { kind: 'paidWindow' } })
})
