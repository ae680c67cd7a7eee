import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begin = (corp: object) =>
  scenario({ definitions })
    .corp({ credits: 3, hand: ['Flood the Market'], ...corp })
    .corpTurn()
const target = { root: ['Priority Requisition'] }

test('Flood the Market places a counter for each remote server with a card in its root and ice, rezzed or not', () => {
  const game = begin({
    remotes: [
      { root: ['Priority Requisition'], ice: ['Enigma'] },
      { root: [rezzed('PAD Campaign')], ice: [rezzed('Ice Wall'), 'Hunter'] },
      { root: ['Snare!'], ice: ['Chum'] },
    ],
  })
  game.corp.plays('Flood the Market')
  game.corp.answers('choose', 'Priority Requisition')
  expect(game.card('Priority Requisition').counters).toMatchObject({ advancement: 3 })
  expect(game.corp).toMatchObject({ credits: 0, clicks: 1, archives: ['Flood the Market'] })
})

test('Flood the Market counts no server without ice, none without a card in its root, and no central server', () => {
  const game = begin({
    remotes: [target, { ice: ['Enigma'] }, { root: ['PAD Campaign'], ice: ['Hunter'] }],
    hqIce: ['Ice Wall'],
    hqRoot: ['Akitaro Watanabe'],
  })
  game.corp.plays('Flood the Market')
  game.corp.answers('choose', 'Priority Requisition')
  expect(game.card('Priority Requisition').counters).toMatchObject({ advancement: 1 })
})

test('Flood the Market places none when there is no such server', () => {
  const game = begin({ remotes: [target], hqIce: ['Ice Wall'] })
  game.corp.plays('Flood the Market')
  game.corp.answers('choose', 'Priority Requisition')
  expect(game.card('Priority Requisition').counters.advancement ?? 0).toBe(0)
})

test('Flood the Market may be for ice that can be advanced', () => {
  const game = begin({
    hqIce: [rezzed('Ice Wall'), rezzed('Enigma')],
    remotes: [{ ...target, ice: ['Hunter'] }],
  })
  game.corp.plays('Flood the Market')
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual([
    'Ice Wall',
    'Priority Requisition',
  ])
  game.corp.answers('choose', 'Ice Wall')
  expect(game.card('Ice Wall').counters).toMatchObject({ advancement: 1 })
})

test('Flood the Market adds to the counters of a card, and counts as no advancing', () => {
  const game = begin({
    remotes: [{ root: [card('Priority Requisition', { advanced: 2 })], ice: ['Hunter'] }],
  })
  game.corp.plays('Flood the Market')
  game.corp.answers('choose', 'Priority Requisition')
  expect(game.card('Priority Requisition').counters).toMatchObject({ advancement: 3 })
  expect(game.state.log.some(({ what }) => what === 'advanced')).toBe(false)
})

test('Flood the Market costs 2 clicks', () => {
  const game = begin({ clicks: 1, remotes: [target] })
  expect(() => game.corp.plays('Flood the Market')).toThrow('CR 5.2.2')
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Priority Requisition'],
  others: ['PAD Campaign'],
  must: true,
  begin: root => {
    const game = begin({ remotes: [{ root }] })
    game.corp.plays('Flood the Market')
    return game
  },
})
