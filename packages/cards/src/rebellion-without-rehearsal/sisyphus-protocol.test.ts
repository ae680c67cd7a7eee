import { rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const passing = (ice: string) => {
  const game = scenario({ definitions })
    .corp({ credits: 1, hand: ['Hedge Fund'], scored: ['Sisyphus Protocol'], hqIce: [rezzed(ice)] })
    .runner({ credits: 20 })
    .encountering(ice)
  game.fiat.markBroken(ice)
  game.passUntil(() => game.corp.question?.kind === 'confirm' || game.runner.question?.kind === 'jackOut')
  return game
}

test('Sisyphus Protocol may have the Runner encounter a code gate again for 1 credit, once each turn', () => {
  const game = passing('Enigma')
  game.corp.agrees()
  game.corp.answers('payment', 'pay')
  expect(game.corp.credits).toBe(0)
  expect(game.state.encountered?.title).toBe('Enigma')
  game.fiat.markBroken('Enigma')
  game.passUntil('jackOut')
  expect(game.state.log.filter(each => each.what === 'iceEncountered')).toHaveLength(2)
})

test('Sisyphus Protocol may trash a card of HQ for it, or let the Runner go', () => {
  const game = passing('Enigma')
  const before = game.save()
  game.corp.agrees()
  game.corp.answers('payment', 'pay~2')
  game.corp.chooses('Hedge Fund')
  expect(game.corp).toMatchObject({ credits: 1, hand: [] })
  expect(game.state.encountered?.title).toBe('Enigma')
  game.restore(before)
  game.corp.declines()
  expect(game.state.encountered).toBeUndefined()
})

test('Sisyphus Protocol does not look at barriers', () => {
  expect(passing('Wall of Static').runner.question?.kind).toBe('jackOut')
})
