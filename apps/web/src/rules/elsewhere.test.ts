import { expect, test } from 'vitest'
import { elsewhereAt } from './elsewhere.ts'

const at = (edition: string, moment: string) =>
  Object.fromEntries(
    elsewhereAt(edition, moment).map(({ edition: other, here, also }) => [
      other,
      [here, ...also.map(({ row: { step, rule } }) => `${step} (${rule})`)],
    ]),
  )

test('where the newest rules approach ice, the Runner could jack out before in 2013 and in 2017', () => {
  expect(at('26.03', 'approach.approachWindow')).toEqual({
    '2017': ['same', 'firstWindow (Rules Reference, Run 2.1)', 'jackOut (Rules Reference, Run 2.2)'],
    '2013': [
      'same',
      'firstWindow (FAQ 1.1, Timing Structure of a Run 2.1)',
      'jackOut (FAQ 1.1, Timing Structure of a Run 2.2)',
    ],
    '2012': [
      'same',
      'firstWindow (Core rulebook, Approaching Ice)',
      'jackOut (Core rulebook, Approaching Ice)',
    ],
  })
})

test('the first window of a run is missing in all editions before it', () => {
  expect(at('26.03', 'run.initiationWindow')).toEqual({
    '1.6': ['missing'],
    '1.4': ['missing'],
    '2017': ['missing'],
    '2013': ['missing'],
    '2012': ['missing'],
  })
})

test('where the Runner of 2013 may jack out, the newest rules have no such step', () => {
  expect(at('2013', 'approach.jackOut')).toMatchObject({
    '26.03': ['missing', 'initiationWindow (6.9.1e)'],
    '1.6': ['missing'],
  })
  expect(at('2013', 'approach.jackOut')).not.toHaveProperty('2017')
})

test('the Corp of 2012 has no window before its first action', () => {
  expect(at('26.03', 'corpTurn.actionPhaseWindow')).toEqual({ '2012': ['window'] })
})

test('a moment that an edition does not have is no moment of its games', () => {
  expect(at('2012', 'run.initiationWindow')).toEqual({})
})
