import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const meets = (credits: number) =>
  scenario({ definitions })
    .corp({
      credits,
      hqIce: [rezzed('Vasilisa')],
      remotes: [{ root: ['Nisei MK II'] }, { root: ['Hostile Takeover'] }, { root: ['PAD Campaign'] }],
    })
    .encountering('Vasilisa')

test('Vasilisa places an advancement counter on a card that can be advanced for 1 credit', () => {
  const game = meets(1)
  const before = game.save()
  game.corp.agrees()
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Nisei MK II', 'Hostile Takeover'])
  game.corp.chooses('Nisei MK II')
  expect(game.card('Nisei MK II').advancement).toBe(1)
  expect(game.corp.credits).toBe(0)
  game.restore(before)
  game.corp.declines()
  expect(game.card('Nisei MK II').advancement).toBe(0)
  expect(game.corp.credits).toBe(1)
})

test('Vasilisa places nothing without a credit, and gives a tag', () => {
  const game = meets(0)
  expect(game.corp.question).toBeUndefined()
  game.passUntil('jackOut')
  expect(game.card('Nisei MK II').advancement).toBe(0)
  expect(game.runner.tags).toBe(1)
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Nisei MK II'],
  others: ['PAD Campaign'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions })
      .corp({ credits: 1, hqIce: [rezzed('Vasilisa')], remotes: [{ root: hidden }] })
      .encountering('Vasilisa')
    game.corp.agrees()
    return game
  },
})
