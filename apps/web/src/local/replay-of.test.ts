import { defineAllCards } from '@paydata/cards'
import { numbersFor } from '@paydata/match'
import { releaseWith } from '@paydata/match/testing'
import { expect, test } from 'vitest'
import { byPlace, recordedGame } from '../../../../e2e/recorded.ts'
import { inNames } from './replay-of.ts'

defineAllCards()

test('a replay that an earlier release stored is continued in today’s form', () => {
  const file = recordedGame('kept before')
  const before = byPlace(file)
  const then = releaseWith(1, 1)
  expect(inNames(before, then)).toEqual({ ...file, ...numbersFor(then, file.setup.sets) })
  const forged = { by: 'corp', reply: { question: 1, choose: [99] }, automatic: false } as const
  expect(inNames({ ...before, answers: [forged] }, then)).toBeNull()
  // With other cards a place may be that of another option, unnoticed.
  expect(inNames(before, releaseWith(1, 2))).toBeNull()
})
