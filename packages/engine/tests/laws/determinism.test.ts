import { replay, written } from '@paydata/scenario'
import { expect, test } from 'vitest'
import type { Game } from '../../src/index.ts'
import { answerInPlace, newGame, skipForced } from '../../src/index.ts'
import { randomGame, seeds, where } from './games.ts'
import { plainGame } from './plain-cards.ts'

test.each(seeds(100, 12))(
  'game %i: setup, seed and answers make the same state again, byte for byte',
  seed => {
    const answers: string[] = []
    const end = randomGame(seed, ({ side, reply }) => answers.push(written(side, reply)))
    expect(JSON.stringify(replay(plainGame(seed), answers))).toBe(JSON.stringify(end))
  },
)

test('another seed makes another game', () => {
  expect(newGame(plainGame('one')).zones.hq).not.toEqual(newGame(plainGame('two')).zones.hq)
})

test('answering a copy and answering in place lead to the same state', () => {
  const inPlace = newGame(plainGame(7))
  randomGame(7, ({ side, reply, after }) => {
    expect(answerInPlace(inPlace, side, reply).ok).toBe(true)
    expect(JSON.stringify(inPlace)).toBe(JSON.stringify(after))
  })
})

test.each(seeds(60, 6))(
  'game %i: what has but one answer comes to the same, be it asked or skipped',
  seed => {
    const skipping = newGame(plainGame(seed))
    let asked = 0
    let met = 0
    const isMet = ({ asked }: Game) =>
      skipping.over === null && skipping.asked.corp <= asked.corp && skipping.asked.runner <= asked.runner
    const goesAlong = where(
      ({ before }) => isMet(before),
      ({ before, side, reply }) => {
        met++
        expect({ ...skipping, occurred: [] }).toEqual({ ...before, occurred: [] })
        expect(answerInPlace(skipping, side, reply).ok).toBe(true)
        skipForced(skipping)
      },
    )
    const end = randomGame(seed, moment => {
      asked++
      goesAlong(moment)
    })
    expect({ ...skipping, occurred: [] }).toEqual({ ...end, occurred: [] })
    expect(met).toBeLessThan(asked / 2)
  },
)

test('two games played in turns do not disturb one another', () => {
  const alone = [20, 21].map(seed => {
    const states: string[] = []
    randomGame(seed, ({ after }) => states.push(JSON.stringify(after)))
    return states
  })
  const other = { game: newGame(plainGame(21)), replies: [] as (() => void)[] }
  randomGame(21, ({ side, reply }) =>
    other.replies.push(() => expect(answerInPlace(other.game, side, reply).ok).toBe(true)),
  )
  let nth = 0
  randomGame(20, ({ after }) => {
    other.replies[nth]?.()
    // The other one may be over before.
    expect(JSON.stringify(other.game)).toBe(alone[1]?.[Math.min(nth, other.replies.length - 1)])
    expect(JSON.stringify(after)).toBe(alone[0]?.[nth])
    nth++
  })
})
