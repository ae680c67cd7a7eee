import type { MyResult } from '@paydata/protocol'
import { expect, test } from 'vitest'
import { byLength, grouped, lostIn, moreIn, shareWon, tallyOf } from './tallies.ts'

const game = (more: Partial<MyResult>): MyResult => ({
  game: 'g',
  side: 'corp',
  identity: 'one',
  against: 'other',
  opponent: 'person',
  outcome: 'won',
  how: 'points',
  turns: 10,
  seconds: 600,
  deck: null,
  version: null,
  at: 0,
  ...more,
})

test('games are counted by what they have in common, the most frequent first', () => {
  const games = [
    game({ against: 'a', outcome: 'lost' }),
    game({ against: 'b' }),
    game({ against: 'b', outcome: 'drawn' }),
    game({ against: 'b' }),
  ]
  expect(grouped(games, ({ identity, against }) => [identity, against])).toEqual([
    { key: ['one', 'b'], tally: { played: 3, won: 2, drawn: 1 } },
    { key: ['one', 'a'], tally: { played: 1, won: 0, drawn: 0 } },
  ])
  const all = tallyOf(games)
  expect(lostIn(all)).toBe(1)
  expect(shareWon(all)).toBe(63)
  expect(shareWon(tallyOf([]))).toBe(0)
})

test('lengths go from short to long, five turns at a time', () => {
  const lengths = byLength([game({ turns: 21 }), game({ turns: 4 }), game({ turns: 0 }), game({ turns: 24 })])
  expect(lengths.map(({ key, tally }) => [key.from, key.to, tally.played])).toEqual([
    [0, 4, 2],
    [20, 24, 2],
  ])
})

test('two decks differ by what each has more of', () => {
  const [old, fresh] = [
    [
      ['a', 3],
      ['b', 1],
    ] as const,
    [
      ['a', 2],
      ['c', 1],
    ] as const,
  ]
  expect(moreIn(old, fresh)).toEqual([
    ['a', 1],
    ['b', 1],
  ])
  expect(moreIn(fresh, old)).toEqual([['c', 1]])
})
