import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (more: object = {}) =>
  scenario({ definitions })
    .corp({
      clicks: 3,
      hqIce: [rezzed('Enigma'), 'Ice Wall'],
      remotes: [{ root: [card('Hostile Takeover', { advanced: 2 })], ice: ['Hunter'] }],
      ...more,
    })
    .runner({ identity: 'Tāo Salonga: Telepresence Magician' })

test('Tāo Salonga may swap 2 installed pieces of ice when an agenda is scored', () => {
  const game = begin().corpTurn('window')
  game.corp.scores('Hostile Takeover')
  game.passUntil(() => game.runner.question?.kind === 'confirm')
  game.runner.agrees()
  game.runner.chooses('Enigma', 'Hunter')
  expect(game.corp.servers.hq?.ice).toEqual(['Hunter', 'Ice Wall'])
  expect(game.corp.servers.remote1?.ice).toEqual(['Enigma'])
  expect(game.card('Enigma').rezzed).toBe(true)
  expect(game.card('Hunter').rezzed).toBe(false)
})

test('Tāo Salonga may swap 2 pieces of ice of one server when he steals an agenda', () => {
  const game = begin().accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  game.runner.agrees()
  game.runner.chooses('Enigma', 'Ice Wall')
  expect(game.corp.servers.hq?.ice).toEqual(['Ice Wall', 'Enigma'])
})

test('Tāo Salonga may leave all ice where it is', () => {
  const game = begin().accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  game.runner.declines()
  expect(game.corp.servers.hq?.ice).toEqual(['Enigma', 'Ice Wall'])
  expect(game.corp.servers.remote1?.ice).toEqual(['Hunter'])
})

test('CR 8.8.2: Tāo Salonga is asked nothing where there are not 2 pieces of ice', () => {
  const game = begin({ hqIce: [] }).accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  game.passUntil('nextAction')
  expect(game.corp.servers.remote1?.ice ?? ['Hunter']).toEqual(['Hunter'])
})

test('CR 8.8.3a: what is hosted on ice that Tāo Salonga swaps stays hosted on it', () => {
  const game = scenario({ definitions })
    .corp({ hqIce: [rezzed('Enigma')], rndIce: ['Ice Wall'], hand: ['Hostile Takeover'] })
    .runner({
      identity: 'Tāo Salonga: Telepresence Magician',
      rig: [card('Botulus', { on: 'Enigma', counters: { virus: 1 } })],
    })
    .accessing('Hostile Takeover')
  game.runner.passes()
  game.runner.steals()
  game.runner.agrees()
  game.runner.chooses('Enigma', 'Ice Wall')
  expect(game.corp.servers.rnd?.ice).toEqual(['Enigma'])
  expect(game.card('Botulus')).toMatchObject({ host: 'Enigma', counters: { virus: 1 } })
})
