import { expect, test } from 'vitest'
import { loadWords } from '../messages/language.ts'
import { endLead } from './end-lead.ts'

await loadWords('guided')

const sides = ['corp', 'runner'] as const
const ends = ['points', 'flatline', 'emptyDeck', 'concession'] as const

test('a guided game that was lost is told by how it was lost', () => {
  const ways = ends.map(how => endLead({ winner: 'corp', how }, 'runner'))
  expect(new Set(ways).size).toBe(ways.length)
  expect(ways.filter(each => /faster/.test(each))).toEqual([
    endLead({ winner: 'corp', how: 'points' }, 'runner'),
  ])
})

test('points are spoken of as scored or stolen where points have won, and nowhere else', () => {
  for (const side of sides)
    expect(ends.filter(how => /points (scored|stolen)/.test(endLead({ winner: side, how }, side)))).toEqual([
      'points',
    ])
})

test('a draw is neither won nor lost, and an end that only a server knows has words as well', () => {
  expect(endLead({ winner: null, how: 'draw' }, 'corp')).toBe('It ended for both at once.')
  expect(endLead({ winner: 'corp', how: 'time' }, 'corp')).toMatch(/^A whole game/)
})
