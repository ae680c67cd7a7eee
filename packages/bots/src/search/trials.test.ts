import { expect, test } from 'vitest'
import { reason } from '../reasons/reason.ts'
import type { Trial } from './trials.ts'
import { contenders, meanOf, verdict } from './trials.ts'

const trial = (card: string, ends: number[]): Trial => ({
  reply: { question: 1, choose: [] },
  because: [reason('mattersMost', { card })],
  ends,
})
const nameOf = (trial: Trial | undefined): unknown => trial?.because[0]?.params
const named = (card: string): object => ({ card })
const names = (trials: readonly Trial[]): unknown[] => trials.map(nameOf)

const sensible = trial('sensible', [0.5, 0.3, 0.7, 0.5, 0.4, 0.6])
const better = trial('better', [0.6, 0.4, 0.8, 0.6, 0.5, 0.7])
const lucky = trial('lucky', [0.9, 0.1, 0.9, 0.1, 0.9, 0.3])
const hopeless = trial('hopeless', [0.1, 0, 0.2, 0.1, 0, 0.1])

test('what is better game by game is taken, what only varies more is not', () => {
  expect(nameOf(verdict([sensible, better], [sensible, better]))).toEqual(named('better'))
  expect(meanOf(lucky)).toBeGreaterThan(meanOf(sensible))
  expect(nameOf(verdict([sensible, lucky], [sensible, lucky]))).toEqual(named('sensible'))
})

test('the worse half is given up after some games, what is sensible only when it is clearly worse', () => {
  expect(names(contenders([sensible, hopeless, lucky, better]))).toEqual(['lucky', 'better'].map(named))
  expect(names(contenders([sensible, lucky, trial('poor', [0.2, 0.4, 0.1, 0.9, 0.3, 0.2])]))).toEqual(
    ['sensible', 'lucky'].map(named),
  )
  const early = [trial('one', [0.1, 0.2]), trial('other', [0.9, 0.9])]
  expect(contenders(early)).toBe(early)
})

test('without any games it is what is sensible', () => {
  const trials = [trial('sensible', []), trial('other', [])]
  expect(nameOf(verdict(trials, trials))).toEqual(named('sensible'))
})
