import type { TakeBack } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { atTable } from '../messages/at-table.ts'
import { loadWords } from '../messages/language.ts'
import { awayText } from '../table/away.ts'
import { askedText, learnedText } from './take-back.ts'

for (const part of ['page', 'table'] as const) await loadWords(part)

const asked: TakeBack = {
  by: 'runner',
  version: 9,
  answers: { corp: 0, runner: 1 },
  turns: 0,
  learned: [{ how: 'accessed', by: 'runner', count: 1 }],
  cards: 1,
  chance: 'notUsed',
  is: 'asked',
}

test('a player who is asked for a take-back reads how far it goes and what was learned by it', () => {
  expect(askedText(asked)).toBe('Your opponent would like to take back their last answer.')
  expect(learnedText(asked)).toBe(
    'By it they accessed 1 card. They have seen 1 card that they did not see before.',
  )
  const far: TakeBack = {
    ...asked,
    answers: { corp: 2, runner: 3 },
    turns: 1,
    learned: [
      { how: 'drawn', by: 'corp', count: 2 },
      { how: 'turnedFaceup', by: null, count: 1 },
      { how: 'searched', by: 'runner', count: 1 },
    ],
    cards: 0,
    chance: 'used',
  }
  expect(askedText(far)).toBe(
    'Your opponent would like to take back their last answer, and what was decided since: 2 more of theirs and 2 of yours, into the turn before.',
  )
  expect(learnedText(far)).toBe(
    'By it you drew 2 cards, 1 card turned faceup and they searched a pile of cards. Chance decided something.',
  )
  expect(learnedText({ ...far, learned: [], chance: 'notUsed' })).toBe('')
})

test('only the opponent of a player who is away reads that they may claim the game', () => {
  expect(awayText(175, 'yours')).toBe('away: 2:55 until you may claim the game')
  expect(awayText(175, 'others')).toBe('away: 2:55')
  expect(awayText(0, 'others')).toBe('away')
})

test('players read that the rules were mended, and how many answers were lost by it', () => {
  expect(atTable.people.mended(0)).toBe('The rules were mended meanwhile. The game goes on where it stood.')
  expect(atTable.people.mended(1)).toBe(
    'The rules were mended meanwhile. The game goes on before the last answer, which does not stand any more.',
  )
  expect(atTable.people.mended(3)).toBe(
    'The rules were mended meanwhile. The game goes on before the last 3 answers, which do not stand any more.',
  )
})
