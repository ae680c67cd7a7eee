import { card, rezzed, scenario } from '@paydata/scenario'
import { expect } from '@paydata/scenario/testing'
import { test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()

const hand = ['Hedge Fund', 'Enigma', 'Hunter']
const begin = (corp: { readonly credits: number; readonly hand: readonly string[] }) =>
  scenario({ definitions })
    .corp({ ...corp, remotes: [{ root: [rezzed('Anoetic Void')] }] })
    .running('remote1')

test('Anoetic Void may end the run for 2 credits and 2 cards of HQ when the Runner approaches its server', () => {
  const game = begin({ credits: 2, hand })
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  game.corp.agrees()
  expect(game.corp.question).toMatchObject({ kind: 'payment', min: 2, max: 2 })
  const saved = game.save()
  game.corp.answers('payment', 'Enigma', 'Hunter')
  expect(game.corp).toMatchObject({ credits: 0, hand: ['Hedge Fund'] })
  expect(game.corp.archivesFacedown.toSorted()).toEqual(['Enigma', 'Hunter'])
  expect(game.state.run).toBeUndefined()
  game.restore(saved)
  game.corp.answers('payment', 'Hedge Fund', 'Hunter')
  expect(game.corp.hand).toEqual(['Enigma'])
})

test('Anoetic Void may let the Runner in', () => {
  const game = begin({ credits: 2, hand })
  game.passUntil(() => game.corp.question?.kind === 'confirm')
  game.corp.declines()
  game.passUntil('breach')
  expect(game.corp).toMatchObject({ credits: 2, hand })
})

test('CR 1.16.1: Anoetic Void needs both: with 1 credit, or 1 card in HQ, the Runner gets in', () => {
  for (const corp of [
    { credits: 1, hand },
    { credits: 2, hand: ['Enigma'] },
  ]) {
    const game = begin(corp)
    game.passUntil('breach')
    expect(game.corp).toMatchObject(corp)
  }
})

test('Anoetic Void does nothing on the approach to another server', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hand, remotes: [{ root: [rezzed('Anoetic Void')] }, { root: ['PAD Campaign'] }] })
    .running('remote2')
  game.passUntil('breach')
  expect(game.corp.hand).toEqual(hand)
})

test('Anoetic Void does nothing while it is not rezzed', () => {
  const game = scenario({ definitions })
    .corp({ credits: 2, hand, remotes: [{ root: [card('Anoetic Void')] }] })
    .running('remote1')
  game.passUntil('breach')
  expect(game.corp.hand).toEqual(hand)
})
