import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (hand: readonly string[] = []) =>
  scenario({ definitions }).corp({
    credits: 4,
    hand,
    remotes: [{ root: ['Nisei MK II', rezzed('The Holo Man')], ice: ['Tree Line'] }, { ice: ['Enigma'] }],
  })

test('The Holo Man places 3 counters on a card of its server for a click and 4 credits, once each turn', () => {
  const game = begin().corpTurn()
  game.corp.uses('The Holo Man')
  expect(game.corp.question?.options.map(option => option.card).toSorted()).toEqual([
    'Nisei MK II',
    'The Holo Man',
    'Tree Line',
  ])
  game.corp.chooses('Nisei MK II')
  expect(game.card('Nisei MK II').advancement).toBe(3)
  expect(game.corp).toMatchObject({ credits: 0, clicks: 2 })
  game.fiat.set({ corp: { credits: 4 } })
  game.passUntil('nextAction')
  expect(() => game.corp.uses('The Holo Man')).toThrow('CR 9.3.6g')
})

test('The Holo Man places 2 if a card of HQ was installed this turn', () => {
  const game = begin(['PAD Campaign']).corpTurn()
  game.corp.installs('PAD Campaign', 'new remote')
  game.passUntil('nextAction')
  game.corp.uses('The Holo Man')
  game.corp.chooses('Tree Line')
  expect(game.card('Tree Line').advancement).toBe(2)
})

test('The Holo Man may move to another server as the turn begins', () => {
  const game = begin().beforeCorpTurn()
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  const before = game.save()
  game.corp.agrees()
  game.corp.answers('server', 'Server 2')
  expect(game.card('The Holo Man').server).toBe('remote2')
  game.restore(before)
  game.corp.declines()
  expect(game.card('The Holo Man').server).toBe('remote1')
})
