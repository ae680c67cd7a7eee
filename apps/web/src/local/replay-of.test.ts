import { defineAllCards } from '@paydata/cards'
import { expect, test } from 'vitest'
import { byPlace, recordedGame } from '../../../../e2e/recorded.ts'
import { inNames } from './replay-of.ts'

defineAllCards()

test('what an earlier release kept of a game is gone on with as it is written today', () => {
  const file = recordedGame('kept before')
  const before = byPlace(file)
  expect(inNames(before)).toEqual(file)
  const forged = { by: 'corp', reply: { question: 1, choose: [99] }, automatic: false } as const
  expect(inNames({ ...before, answers: [forged] })).toBeNull()
})
