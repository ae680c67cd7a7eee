import { expect, test } from 'vitest'
import { defineEdition } from '../../src/index.ts'
import { problemsOf } from '../../testing/invariants.ts'
import { randomGame } from '../laws/games.ts'
import { edition2017 } from './edition-2017.ts'

test('an edition whose tables name steps that they do not have is refused', () => {
  const { structures } = edition2017
  const define = (of: keyof typeof structures, without: string) => () =>
    defineEdition({
      ...edition2017,
      name: 'broken',
      structures: { ...structures, [of]: structures[of].filter(row => row.step !== without) },
    })
  expect(define('run', 'approachServer')).toThrow('no step approachServer in run of broken')
  expect(define('corpTurn', 'discard')).toThrow('no step discard in corpTurn of broken')
  expect(define('run', 'closeWindows')).toThrow('no step closeWindows in run of broken')
})

test.each([1, 2, 3, 4])('2017: game %i is played to its end without breaking a law', seed => {
  let moments = 0
  const end = randomGame(
    seed,
    ({ after }) => {
      if (moments++ % 8 === 0) expect(problemsOf(after)).toEqual([])
    },
    edition2017.name,
  )
  expect(end.over).not.toBeNull()
})
