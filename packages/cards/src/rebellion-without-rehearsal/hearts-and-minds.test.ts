import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { asksWhateverIsHidden } from '../../testing/hidden-choices.ts'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const begins = (ice: readonly string[]) => {
  const game = scenario({ definitions })
    .corp({
      remotes: [
        { root: [rezzed('Hearts and Minds')], ice },
        { root: [card('Nisei MK II', { advanced: 1 })] },
        { root: ['Hostile Takeover'] },
      ],
      hqIce: [rezzed('Tree Line')],
    })
    .beforeCorpTurn()
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  return game
}
const counters = (game: ReturnType<typeof begins>) =>
  ['Nisei MK II', 'Hostile Takeover', 'Tree Line'].map(title => game.card(title).advancement)

test('Hearts and Minds may move an advancement counter, and place another where no ice protects it', () => {
  const game = begins([])
  game.corp.agrees()
  game.corp.chooses('Hostile Takeover')
  // CR 1.15.2b: from a card without counters none can be moved.
  expect(game.corp.question?.options.map(option => option.card)).toEqual(['Nisei MK II'])
  game.corp.chooses('Nisei MK II')
  expect(counters(game)).toEqual([0, 1, 0])
  const before = game.save()
  game.corp.agrees()
  game.corp.chooses('Tree Line')
  expect(counters(game)).toEqual([0, 1, 1])
  game.restore(before)
  game.corp.declines()
  expect(counters(game)).toEqual([0, 1, 0])
})

test('Hearts and Minds may move none, and places none behind ice', () => {
  const game = begins(['Enigma'])
  game.corp.declines()
  expect(counters(game)).toEqual([1, 0, 0])
  expect((game.corp.question ?? game.runner.question)?.kind).toBe('paidWindow')
})

asksWhateverIsHidden({
  by: 'corp',
  fitting: ['Nisei MK II'],
  others: ['PAD Campaign'],
  must: true,
  begin(hidden) {
    const game = scenario({ definitions })
      .corp({ remotes: [{ root: [rezzed('Hearts and Minds')] }, { root: hidden }] })
      .beforeCorpTurn()
    game.passUntil(() => game.corp.question?.kind === 'confirm')
    game.corp.declines()
    game.corp.agrees()
    return game
  },
})
