import { defineAllCards } from '@paydata/cards'
import { expect, test } from 'vitest'
import { byPlace, recordedGame } from '../../../../e2e/recorded.ts'
import { inNames } from './replay-of.ts'

defineAllCards()

test('a replay that an earlier release stored is continued in today’s form', () => {
  const file = recordedGame('kept before')
  const before = byPlace(file)
  expect(inNames(before)).toEqual(file)
  const forged = { by: 'corp', reply: { question: 1, choose: [99] }, automatic: false } as const
  expect(inNames({ ...before, answers: [forged] })).toBeNull()
})
