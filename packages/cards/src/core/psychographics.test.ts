import { examples, rezzed } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden, looksOf } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const { example, scenario } = examples(test)

const definitions = defineAllCards()

example(['cr-26.03/1.16.2c/1', 'cr-1.6/1.16.2c/1'], 'Psychographics: X is at most the number of tags', () => {
  const game = scenario({ definitions })
    .corp({ credits: 9, hand: ['Psychographics'], hqIce: ['Ice Wall'] })
    .runner({ tags: 3 })
    .corpTurn()
  game.corp.plays('Psychographics')
  expect(game.corp.question).toMatchObject({ min: 0, max: 3 })
  game.corp.answers('X', 2)
  game.corp.answers('choose', 'Ice Wall')
  expect(game.corp.credits).toBe(7)
  expect(game.card('Ice Wall').advancement).toBe(2)
})

test('Psychographics: X is at most what the Corp can pay', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hand: ['Psychographics'], hqIce: ['Ice Wall'] })
    .runner({ tags: 3 })
    .corpTurn()
  game.corp.plays('Psychographics')
  expect(game.corp.question).toMatchObject({ min: 0, max: 1 })
})

test('Psychographics: X may be 0, also when the Runner has no tag', () => {
  const game = scenario({ definitions })
    .corp({ credits: 5, hand: ['Psychographics'], hqIce: ['Ice Wall'] })
    .corpTurn()
  game.corp.plays('Psychographics')
  game.corp.answers('X', 0)
  game.corp.answers('choose', 'Ice Wall')
  expect(game.card('Ice Wall').advancement).toBe(0)
  expect(game.corp).toMatchObject({ credits: 5, archives: ['Psychographics'] })
})

test('Psychographics: all counters go on one card, which need only be such as can be advanced', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 2,
      hand: ['Psychographics'],
      hqIce: ['Ice Wall', 'Enigma'],
      remotes: [{ root: ['Nisei MK II'] }],
    })
    .runner({ tags: 2 })
    .corpTurn()
  game.corp.plays('Psychographics')
  game.corp.answers('X', 2)
  expect(game.corp.question).toMatchObject({ kind: 'choose', min: 1, max: 1 })
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual(['Ice Wall', 'Nisei MK II'])
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Ice Wall', 'Nisei MK II'],
  others: ['Enigma', 'PAD Campaign'],
  must: true,
  begin: hidden => psychographicsFor0(hidden),
})

function psychographicsFor0([inIce = '', inRoot = '']: readonly string[]) {
  const game = scenario({ definitions })
    .corp({ credits: 5, hand: ['Psychographics'], hqIce: [inIce], remotes: [{ root: [inRoot] }] })
    .runner({ tags: 2 })
    .corpTurn()
  game.corp.plays('Psychographics')
  game.corp.answers('X', 0)
  return game
}

test('Psychographics: with X = 0 nothing shows whether the Corp has chosen a card or had none to choose', () => {
  const some = psychographicsFor0(['Ice Wall', 'Nisei MK II'])
  some.corp.answers('choose', 'Nisei MK II')
  const none = psychographicsFor0(['Enigma', 'PAD Campaign'])
  none.corp.answers('choose')
  expect(looksOf(none, 'corp')).toEqual(looksOf(some, 'corp'))
})

test('Psychographics asks nobody where everybody sees that no card fits', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 5,
      hand: ['Psychographics'],
      hqIce: [rezzed('Enigma')],
      remotes: [{ root: [rezzed('PAD Campaign')] }],
    })
    .runner({ tags: 2, rig: ['Corroder'] })
    .corpTurn()
  game.corp.plays('Psychographics')
  game.corp.answers('X', 0)
  expect(game.corp.question?.kind).toBe('paidWindow')
})
