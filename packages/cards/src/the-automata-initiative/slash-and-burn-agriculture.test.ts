import { scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

test('Slash and Burn Agriculture is revealed and trashed from HQ for 2 advancement counters', () => {
  const game = scenario({ definitions })
    .corp({
      credits: 1,
      hand: ['Slash and Burn Agriculture'],
      hqIce: ['Ice Wall'],
      remotes: [{ root: ['Nisei MK II'] }, { root: ['PAD Campaign'] }],
    })
    .corpTurn()
  game.corp.uses('Slash and Burn Agriculture')
  expect(game.corp.question?.options).toHaveLength(2)
  game.corp.chooses('Nisei MK II')
  expect(game.card('Nisei MK II').advancement).toBe(2)
  expect(game.corp).toMatchObject({
    credits: 0,
    clicks: 2,
    hand: [],
    archives: ['Slash and Burn Agriculture'],
  })
})

test('Slash and Burn Agriculture cannot be used without 1 credit', () => {
  const game = scenario({ definitions })
    .corp({ credits: 0, hand: ['Slash and Burn Agriculture'], hqIce: ['Ice Wall'] })
    .corpTurn()
  expect(() => game.corp.uses('Slash and Burn Agriculture')).toThrow('CR 1.16.1')
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Nisei MK II'],
  others: ['PAD Campaign'],
  must: true,
  begin([root = '']) {
    const game = scenario({ definitions })
      .corp({ credits: 1, hand: ['Slash and Burn Agriculture'], remotes: [{ root: [root] }] })
      .corpTurn()
    game.corp.uses('Slash and Burn Agriculture')
    return game
  },
})
