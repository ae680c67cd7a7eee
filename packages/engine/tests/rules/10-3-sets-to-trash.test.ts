import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setsThatDo } from '../../src/procedures/sets-to-trash.ts'

interface Taking {
  readonly nth: number
  readonly memory: number
}
const cardsOf = (costs: readonly number[]): Taking[] => costs.map((memory, nth) => ({ nth, memory }))
const memoryOf = (cards: readonly Taking[]): number => cards.reduce((sum, card) => sum + card.memory, 0)

/** All of the 2ⁿ sets, looked at one after the other. */
function plainly(
  among: readonly Taking[],
  isEnough: (gone: readonly Taking[]) => boolean,
  which: 'smallest' | 'lastNeeded',
): Taking[][] {
  const found: Taking[][] = []
  for (let bits = 1; bits < 1 << among.length; bits++) {
    const set = among.filter((_, i) => (bits & (1 << i)) !== 0)
    if (!isEnough(set)) continue
    const isNeedless = (card: Taking): boolean => isEnough(set.filter(each => each !== card))
    if (which === 'smallest' ? !set.some(isNeedless) : !set.every(isNeedless)) found.push(set)
  }
  return found
}

const costs = fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 9 })

test.each(['smallest', 'lastNeeded'] as const)(
  '10.3.1e: %s sets are those that all sets have among them',
  which => {
    fc.assert(
      fc.property(
        costs,
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 9 }),
        (taken, limit, most) => {
          const cards = cardsOf(taken)
          // Too much memory, or too many cards: what is left must keep both limits.
          const isEnough = (gone: readonly Taking[]): boolean =>
            memoryOf(cards) - memoryOf(gone) <= limit && cards.length - gone.length <= most
          expect(setsThatDo(cards, isEnough, which)).toEqual(plainly(cards, isEnough, which))
        },
      ),
      { numRuns: 300 },
    )
  },
)

test('10.3.1e: of 30 cards any two go that are too many', () => {
  const cards = cardsOf(Array.from({ length: 30 }, () => 1))
  let asked = 0
  const sets = setsThatDo(
    cards,
    gone => {
      asked++
      return gone.length >= 2
    },
    'smallest',
  )
  expect(sets).toHaveLength((30 * 29) / 2)
  expect(new Set(sets.map(set => set.map(({ nth }) => nth).join())).size).toBe(sets.length)
  expect(asked).toBeLessThan(5000)
})

test.each([
  ['one that is needed', [9], 1],
  ['one of two that are needed', [9, 9], 2],
  ['one large or all of three small ones', [9, 3, 3, 3], 2],
])('10.3.1e: %s is found at once among 25 cards that free nothing', (_, freeing, sets) => {
  const nothing = Array.from({ length: 25 }, () => 0)
  const inAllPlaces = [
    [...freeing, ...nothing],
    [...nothing, ...freeing],
    [...nothing.slice(12), ...freeing, ...nothing.slice(13)],
  ]
  for (const costs of inAllPlaces) {
    let asked = 0
    const found = setsThatDo(
      cardsOf(costs),
      gone => {
        asked++
        return memoryOf(gone) >= 9
      },
      'smallest',
    )
    expect(found).toHaveLength(sets)
    expect(found.flat().filter(({ memory }) => memory === 0)).toEqual([])
    expect(asked).toBeLessThan(400)
  }
})

test('10.3.1e: where more sets would do than anybody could read, only so many are looked for', () => {
  const cards = cardsOf(Array.from({ length: 30 }, () => 1))
  expect(setsThatDo(cards, gone => gone.length >= 15, 'smallest')).toHaveLength(4096)
})
