import { defineAllCards } from '@paydata/cards'
import { newGame } from '@paydata/engine'
import { replyIn, toldAgain } from '@paydata/match'
import { anyReplayFile } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { recordedGame } from '../../../../e2e/recorded.ts'
import { inNames } from './replay-of.ts'

defineAllCards()

test('what an earlier release kept of a game is gone on with as it is written today', () => {
  const file = recordedGame('kept before')
  let game = newGame(file.setup)
  const answers = file.answers.map(each => {
    const { by, automatic } = each
    const reply = replyIn(game, each)
    game = toldAgain(game, each) ?? game
    return { by, reply, automatic }
  })
  const { rules: _rules, cards: _cards, ...others } = file
  const before = anyReplayFile.parse({ ...others, version: 1, answers })
  if (before.version !== 1) throw new Error('It is not of version 1.')
  expect(inNames(before)).toEqual(file)
  const forged = { by: 'corp', reply: { question: 1, choose: [99] }, automatic: false } as const
  expect(inNames({ ...before, answers: [forged] })).toBeNull()
})
