import type { TakeBack } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { online } from './english/online.ts'

const { mended, takeBackAsked, takeBackLearned } = online.table

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
  expect(takeBackAsked(asked)).toBe('Your opponent would like to take back their last answer.')
  expect(takeBackLearned(asked)).toBe(
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
  expect(takeBackAsked(far)).toBe(
    'Your opponent would like to take back their last answer, and what was decided since: 2 more of theirs and 2 of yours, into the turn before.',
  )
  expect(takeBackLearned(far)).toBe(
    'By it you drew 2 cards, 1 card turned faceup and they searched a pile of cards. Chance decided something.',
  )
  expect(takeBackLearned({ ...far, learned: [], chance: 'notUsed' })).toBe('')
})

test('only the opponent of a player who is away reads that they may claim the game', () => {
  expect(online.table.away(175, 'yours')).toBe('away: 2:55 until you may claim the game')
  expect(online.table.away(175, 'others')).toBe('away: 2:55')
  expect(online.table.away(0, 'others')).toBe('away')
})

test('players read that the rules were mended, and how many answers were lost by it', () => {
  expect(mended(0)).toBe('The rules were mended meanwhile. The game goes on where it stood.')
  expect(mended(1)).toBe(
    'The rules were mended meanwhile. The game goes on before the last answer, which does not stand any more.',
  )
  expect(mended(3)).toBe(
    'The rules were mended meanwhile. The game goes on before the last 3 answers, which do not stand any more.',
  )
})
