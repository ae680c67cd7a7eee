import { cards } from '@paydata/cards'
import { expect, test } from 'vitest'
import { isEditionName } from './editions.ts'

test('how cards were is said of older editions that there are, and once for each', () => {
  for (const { is, earlier = [] } of cards) {
    const named = (of: typeof earlier) => of.flatMap(was => was.in)
    expect(
      named(earlier).filter(name => !isEditionName(name) || name === '26.03'),
      is,
    ).toEqual([])
    for (const part of ['abilities', 'printed'] as const) {
      const editions = named(earlier.filter(was => was[part] !== undefined))
      expect(new Set(editions).size, is).toBe(editions.length)
    }
  }
})
