import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const title = 'Vladisibirsk City Grid'
const begin = (advanced: number, root: readonly string[] = ['Nisei MK II']) =>
  scenario({ definitions })
    .corp({
      credits: 9,
      remotes: [{ root: [rezzed(title, { advanced }), ...root] }, { root: ['Hostile Takeover'] }],
    })
    .corpTurn('window')

test('Vladisibirsk City Grid moves 2 counters to another card in its root, once a turn', () => {
  const game = begin(4)
  game.corp.uses(title)
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Nisei MK II'])
  game.corp.chooses('Nisei MK II')
  expect([game.card('Nisei MK II').advancement, game.card(title).advancement]).toEqual([2, 2])
  expect(() => game.corp.uses(title)).toThrow('CR 9.3.6g')
})

test('Vladisibirsk City Grid can be advanced, and needs 2 counters', () => {
  const game = begin(0)
  game.passUntil('corpAction')
  game.corp.advances(title)
  expect(game.card(title).advancement).toBe(1)
  expect(() => game.corp.uses(title)).toThrow('CR 1.16.1')
  game.passUntil('corpAction')
  game.corp.advances(title)
  game.corp.uses(title)
  game.corp.chooses('Nisei MK II')
  expect(game.card('Nisei MK II').advancement).toBe(2)
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Nisei MK II'],
  others: ['PAD Campaign'],
  must: true,
  begin(hidden) {
    const game = begin(2, hidden)
    game.corp.uses(title)
    return game
  },
})
