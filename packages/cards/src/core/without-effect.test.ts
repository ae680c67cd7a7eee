import type { CorpSpec, RunnerSpec } from '@paydata/scenario'
import { rezzed, scenario } from '@paydata/scenario'
import { expect, test } from 'vitest'
import { defineAllCards } from '../index.ts'

const definitions = defineAllCards()
const older = ['2012', '2013', '2017', '1.4', '1.6'] as const

/** Whether an event or operation can be played in an edition. */
function isOffered(title: string, edition: string, corp: CorpSpec, runner: RunnerSpec = {}): boolean {
  const begun = scenario({ definitions, edition })
  const isEvent = title === 'Forged Activation Orders'
  const game = begun
    .corp({ credits: 5, ...corp, ...(!isEvent && { hand: [title] }) })
    .runner({ credits: 5, ...runner, ...(isEvent && { hand: [title] }) })
  const asked = (isEvent ? game.runnerTurn() : game.corpTurn())[isEvent ? 'runner' : 'corp']
  return asked.question?.options.some(({ card, kind }) => kind === 'play' && card === title) ?? false
}

test.each(older)('%s: without unrezzed ice nobody plays Forged Activation Orders', edition => {
  expect(isOffered('Forged Activation Orders', edition, { hqIce: [rezzed('Ice Wall')] })).toBe(false)
  expect(isOffered('Forged Activation Orders', edition, { hqIce: ['Ice Wall'] })).toBe(true)
})

test.each(older)('%s: the Corp closes no accounts that are empty', edition => {
  expect(isOffered('Closed Accounts', edition, {}, { tags: 1, credits: 0 })).toBe(false)
  expect(isOffered('Closed Accounts', edition, {}, { tags: 1, credits: 1 })).toBe(true)
})

test.each(older)('%s: of an empty R&D nothing is arranged', edition => {
  expect(isOffered('Precognition', edition, { deck: [] })).toBe(false)
  expect(isOffered('Precognition', edition, { deck: ['Hedge Fund'] })).toBe(true)
})

test('CR 1.2.2: today each of them is played all the same', () => {
  expect(isOffered('Forged Activation Orders', '26.03', {})).toBe(true)
  expect(isOffered('Closed Accounts', '26.03', {}, { tags: 1, credits: 0 })).toBe(true)
  expect(isOffered('Precognition', '26.03', { deck: [] })).toBe(true)
})
