import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const ending = (
  hand: readonly string[],
  credits = 1,
  installed = { ice: ['Ice Wall'], root: ['Nisei MK II'] },
) => {
  const game = scenario({ definitions })
    .corp({
      identity: 'PT Untaian',
      credits,
      hand,
      hqIce: [rezzed('Shadow'), ...installed.ice],
      remotes: [{ root: installed.root }],
    })
    .at('corpTurn.discard')
  game.passUntil(() => game.corp.question?.kind === 'confirm' || game.state.active === 'runner')
  return game
}

test('PT Untaian: for a credit an unrezzed card that can be advanced gets a counter', () => {
  const game = ending(['Enigma', 'Hunter', 'Chum'])
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual(['Ice Wall', 'Nisei MK II'])
  game.corp.answers('choose', 'Nisei MK II')
  expect(game.corp.credits).toBe(0)
  expect(game.card('Nisei MK II').advancement).toBe(1)
})

test('PT Untaian: the Corp does not pay', () => {
  const game = ending([])
  game.corp.declines()
  expect(game.corp.credits).toBe(1)
  expect(game.card('Nisei MK II').advancement).toBe(0)
})

test('PT Untaian does nothing with 4 cards in HQ', () => {
  const game = ending(['Enigma', 'Hunter', 'Chum', 'Archer'])
  expect(() => game.corp.agrees()).toThrow('agree')
  expect(game.corp.credits).toBe(1)
})

const withOffTheBooks = () => {
  const game = scenario({ definitions })
    .corp({
      identity: 'PT Untaian',
      credits: 1,
      hand: ['Enigma', 'Hunter', 'Chum'],
      deck: ['Hedge Fund', 'Hedge Fund'],
      hqIce: ['Ice Wall'],
      scored: [card('Off the Books', { counters: { agenda: 1 } })],
    })
    .at('corpTurn.discard')
  game.passUntil(() => game.corp.question?.kind === 'reaction')
  return game
}

test('CR 9.6.5d: PT Untaian counts the cards in HQ when it resolves, with one that has just been added', () => {
  const game = withOffTheBooks()
  game.corp.answers('reaction', 'Off the Books')
  game.corp.agrees()
  game.corp.answers('search', 'Hedge Fund')
  expect(game.runner.question?.kind).toBe('paidWindow')
  expect(game.corp).toMatchObject({ credits: 1, hand: ['Enigma', 'Hunter', 'Chum', 'Hedge Fund'] })
})

test('CR 9.6.9: PT Untaian need not be triggered', () => {
  const game = withOffTheBooks()
  game.corp.passes()
  expect(game.corp.credits).toBe(1)
  expect(game.card('Ice Wall').advancement).toBe(0)
})

test('PT Untaian: with no credit the Corp cannot pay', () => {
  const game = ending([], 0)
  expect(() => game.corp.agrees()).toThrow('agree')
  expect(game.card('Nisei MK II').advancement).toBe(0)
})

test('PT Untaian does nothing when the Runner’s discard phase ends', () => {
  const game = scenario({ definitions })
    .corp({ identity: 'PT Untaian', credits: 1, hqIce: ['Ice Wall'] })
    .at('runnerTurn.discard')
  game.passUntil('corpAction')
  expect(game.card('Ice Wall').advancement).toBe(0)
})

test('PT Untaian: an agenda that got its last counter can be scored only in a later turn', () => {
  const game = scenario({ definitions })
    .corp({ identity: 'PT Untaian', remotes: [{ root: [card('Hostile Takeover', { advanced: 1 })] }] })
    .at('corpTurn.discard')
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  game.corp.agrees()
  game.corp.answers('choose', 'Hostile Takeover')
  game.passUntil('runnerAction')
  expect(game.card('Hostile Takeover').advancement).toBe(2)
  expect(game.corp.scored).toEqual([])
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Ice Wall', 'Nisei MK II'],
  others: ['Enigma', 'PAD Campaign'],
  must: true,
  begin([inIce = '', inRoot = '']) {
    const game = ending([], 1, { ice: [inIce], root: [inRoot] })
    game.corp.agrees()
    return game
  },
})
