import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meet = (advanced: number) =>
  scenario({ definitions })
    .corp({
      hqIce: [rezzed('Syailendra', { advanced })],
      rndIce: [rezzed('Enigma'), rezzed('Ice Wall')],
      remotes: [{ root: ['Nisei MK II'] }],
    })
    .runner({ credits: 5, hand: ['Diesel', 'Mimic'] })
    .encountering('Syailendra')

test('Syailendra can be advanced', () => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hqIce: ['Syailendra'] })
    .corpTurn()
  game.corp.advances('Syailendra')
  expect(game.card('Syailendra').advancement).toBe(1)
})

test('Syailendra with 3 counters places another when the Runner encounters it, also on itself', () => {
  const game = meet(3)
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual([
    'Ice Wall',
    'Nisei MK II',
    'Syailendra',
  ])
  game.corp.answers('choose', 'Syailendra')
  expect(game.card('Syailendra').advancement).toBe(4)
})

test('Syailendra with 3 counters: the Corp declines as it is encountered', () => {
  const game = meet(3)
  game.corp.declines()
  expect(game.card('Syailendra').advancement).toBe(3)
  expect(game.card('Nisei MK II').advancement).toBe(0)
})

test('Syailendra with 2 counters does nothing as it is encountered', () => {
  const game = meet(2)
  expect(game.corp.question?.kind ?? game.runner.question?.kind).toBe('paidWindow')
})

test('Syailendra: its subroutines place a counter, take 2 credits and do 1 net damage', () => {
  const game = meet(0)
  game.bothPass()
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card).sort()).toEqual([
    'Ice Wall',
    'Nisei MK II',
    'Syailendra',
  ])
  game.corp.answers('choose', 'Nisei MK II')
  expect(game.card('Nisei MK II').advancement).toBe(1)
  expect(game.runner.credits).toBe(3)
  expect(game.runner.hand).toHaveLength(1)
  expect(game.state.run).toBeDefined()
})

test('Syailendra: the Corp declines its first subroutine, and the others resolve', () => {
  const game = meet(0)
  game.bothPass()
  game.corp.declines()
  expect(game.card('Nisei MK II').advancement).toBe(0)
  expect(game.runner.credits).toBe(3)
  expect(game.runner.hand).toHaveLength(1)
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Ice Wall', 'Nisei MK II'],
  others: ['Enigma', 'PAD Campaign'],
  must: true,
  begin([inIce = '', inRoot = '']) {
    const game = scenario({ definitions })
      .corp({
        hqIce: [rezzed('Syailendra', { advanced: 3 })],
        rndIce: [inIce],
        remotes: [{ root: [inRoot] }],
      })
      .encountering('Syailendra')
    game.fiat.move('Syailendra', 'archives')
    game.corp.agrees()
    return game
  },
})
