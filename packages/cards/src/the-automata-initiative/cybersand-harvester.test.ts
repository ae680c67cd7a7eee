import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Cybersand Harvester gets 2 credits as ice is rezzed, which pay to install cards', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 9,
      hand: ['Enigma'],
      hqIce: ['Ice Wall'],
      remotes: [{ root: [rezzed('Cybersand Harvester')] }, { root: ['PAD Campaign'] }],
    })
    .corpTurn('window')
  game.corp.rezzes('PAD Campaign')
  expect(game.card('Cybersand Harvester').counters.credit ?? 0).toBe(0)
  game.fiat.rez('Ice Wall')
  expect(game.card('Cybersand Harvester').counters).toMatchObject({ credit: 2 })
  game.passUntil('corpAction')
  game.corp.installs('Enigma', 'HQ')
  game.corp.answers('trashLike', 'continue')
  game.corp.answers('payment', { 'Cybersand Harvester': 1 })
  expect(game.card('Cybersand Harvester').counters).toMatchObject({ credit: 1 })
})

test('Cybersand Harvester is trashed to take all credits from it', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, remotes: [{ root: [rezzed('Cybersand Harvester', { counters: { credit: 6 } })] }] })
    .corpTurn('window')
  game.corp.uses('Cybersand Harvester')
  expect(game.corp).toMatchObject({ credits: 6, archives: ['Cybersand Harvester'] })
})
