import { viewFor } from '@paydata/engine'
import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const grip = ['Mimic', 'Diesel', 'Corroder', 'Sure Gamble', 'Decoy', 'Yog.0']

const begin = (corp: object = {}, hand: readonly string[] = grip) => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hand: ['Touch-ups'], remotes: [{ root: ['Priority Requisition'] }], ...corp })
    .runner({ hand, deck: ['Easy Mark'] })
    .corpTurn()
  game.corp.plays('Touch-ups')
  return game
}
/** Up to the cards that are chosen. */
const names = (type: string, hand: readonly string[] = grip) => {
  const game = begin({}, hand)
  game.corp.answers('choose', 'Priority Requisition')
  game.corp.answers('word', type)
  return game
}

test('Touch-ups places 2 advancement counters, and the Runner shuffles 2 cards of a type into the stack', () => {
  const game = names('program')
  expect(game.card('Priority Requisition').counters).toMatchObject({ advancement: 2 })
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 0, max: 2 })
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual([
    'Corroder',
    'Mimic',
    'Yog.0',
  ])
  game.corp.answers('choose', 'Corroder', 'Yog.0')
  expect([...game.runner.hand].sort()).toEqual(['Decoy', 'Diesel', 'Mimic', 'Sure Gamble'])
  expect([...game.runner.deck].sort()).toEqual(['Corroder', 'Easy Mark', 'Yog.0'])
  expect(game.state.log).toEqual(
    expect.arrayContaining([expect.objectContaining({ what: 'shuffled', by: 'runner' })]),
  )
  expect(game.corp).toMatchObject({ credits: 0, clicks: 1, archives: ['Touch-ups'] })
})

test('Touch-ups places the counters on the card that the Corp chooses of those it can advance', () => {
  const game = begin({ remotes: [{ root: ['Priority Requisition'] }, { root: ['Hostile Takeover'] }] })
  expect(game.corp.question?.options.map(option => option.card)).toEqual([
    'Priority Requisition',
    'Hostile Takeover',
  ])
  game.corp.answers('choose', 'Hostile Takeover')
  expect(game.card('Hostile Takeover').advancement).toBe(2)
  expect(game.card('Priority Requisition').advancement).toBe(0)
})

test('Touch-ups names a card type before the Corp sees the grip', () => {
  const game = begin()
  game.corp.answers('choose', 'Priority Requisition')
  expect(game.corp.question?.options.map(({ label }) => label)).toEqual([
    'event',
    'hardware',
    'program',
    'resource',
  ])
  const seen = () => JSON.stringify(viewFor(game.json, 'corp'))
  for (const title of grip) expect(seen()).not.toContain(`"${title}"`)
  game.corp.answers('word', 'event')
  for (const title of grip) expect(seen()).toContain(`"${title}"`)
  game.corp.answers('choose', 'Diesel')
  for (const title of grip)
    expect(JSON.stringify(viewFor(game.json, 'corp').runner)).not.toContain(`"${title}"`)
})

test('Touch-ups may return 1 card or none, and then nothing is shuffled', () => {
  const one = names('event')
  one.corp.answers('choose', 'Diesel')
  expect(one.runner.hand).toHaveLength(5)
  const none = names('event')
  none.corp.answers('choose')
  expect(none.runner).toMatchObject({ hand: grip, deck: ['Easy Mark'] })
  expect(none.state.log.some(({ what }) => what === 'shuffled')).toBe(false)
})

test('Touch-ups returns nothing when there is no card of the type, or none at all', () => {
  const other = names('hardware')
  expect(other.corp.question?.kind).toBe('paidWindow')
  expect(other.runner.hand).toHaveLength(6)
  const empty = names('program', [])
  expect(empty.corp.question?.kind).toBe('paidWindow')
})

test('Touch-ups reveals nothing when it places no counters', () => {
  const game = begin({ remotes: [] })
  expect(game.corp.question?.kind).toBe('paidWindow')
  expect(game.state.log.some(({ what }) => what === 'revealed')).toBe(false)
})

test('Touch-ups costs 2 clicks and 2 credits', () => {
  expect(() => begin({ clicks: 1 })).toThrow('CR 5.2.2')
  expect(() => begin({ credits: 1 })).toThrow('it costs 2 credits, and the Corp has 1')
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Priority Requisition'],
  others: ['PAD Campaign'],
  must: true,
  begin: root => begin({ remotes: [{ root }] }),
})
