import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oddsOf, oddsWithMulligan, testHands } from './hands.ts'
import { broughtToPlay, starterDecks } from './index.ts'

const deck = starterDecks[0] ?? expect.fail('there are no starter decks')
const sorted = (cards: readonly string[]): readonly string[] => [...cards].sort()

test('a test hand is the beginning of the shuffled deck, and the same for the same seed', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 9 }), (seed, size) => {
      const hands = testHands(deck, seed, size)
      for (const { hand, rest } of [hands.first, hands.mulligan]) {
        expect(hand.length).toBe(size)
        expect(sorted([...hand, ...rest])).toEqual(sorted(broughtToPlay(deck).cards))
      }
      expect(testHands(deck, seed, size)).toEqual(hands)
    }),
  )
})

test('test hands have a card as often as its odds say, before and after a mulligan', () => {
  const card = 'hedge_fund'
  const size = broughtToPlay(deck).cards.length
  const odds = oddsOf({ size, copies: 3, drawn: 5, atLeast: 1 }).chance
  const times = 4000
  const found = { first: 0, mulligan: 0, either: 0 }
  for (let nth = 0; nth < times; nth++) {
    const { first, mulligan } = testHands(deck, `hand ${nth}`)
    const [one, other] = [first.hand.includes(card), mulligan.hand.includes(card)]
    found.first += Number(one)
    found.mulligan += Number(other)
    found.either += Number(one || other)
  }
  // Four times the usual deviation of so many hands.
  const off = 4 * Math.sqrt(0.25 / times)
  expect(Math.abs(found.first / times - odds)).toBeLessThan(off)
  expect(Math.abs(found.mulligan / times - odds)).toBeLessThan(off)
  const both = oddsWithMulligan({ size, copies: 3, drawn: 5, atLeast: 1 }).chance
  expect(Math.abs(found.either / times - both)).toBeLessThan(off)
})

test('known odds', () => {
  // 1 − C(42,5) ÷ C(45,5), worked out by hand: 1 − 850,668 ÷ 1,221,759.
  expect(oddsOf({ size: 45, copies: 3, drawn: 5, atLeast: 1 })).toMatchObject({
    of: 371_091n,
    all: 1_221_759n,
  })
  expect(oddsOf({ size: 45, copies: 3, drawn: 5, atLeast: 1 }).chance).toBeCloseTo(0.303735, 6)
  expect(oddsOf({ size: 45, copies: 3, drawn: 45, atLeast: 3 }).chance).toBe(1)
  expect(oddsOf({ size: 45, copies: 3, drawn: 5, atLeast: 4 }).chance).toBe(0)
  expect(oddsOf({ size: 45, copies: 3, drawn: 60, atLeast: 3 }).chance).toBe(1)
})

test('the odds of each number of copies come to one, and to what counting every hand says', () => {
  const small = fc.integer({ min: 1, max: 10 })
  fc.assert(
    fc.property(small, small, small, small, (size, copies, drawn, atLeast) => {
      const wanted = Math.min(copies, size)
      const cards = Math.min(drawn, size)
      const sets = Array.from({ length: 2 ** size }, (_, set) =>
        Array.from({ length: size }, (_, nth) => (set >> nth) & 1),
      )
      const hands = sets.filter(set => set.filter(Boolean).length === cards)
      const hits = hands.filter(hand => hand.slice(0, wanted).filter(Boolean).length >= atLeast)
      expect(oddsOf({ size, copies, drawn, atLeast })).toMatchObject({
        of: BigInt(hits.length),
        all: BigInt(hands.length),
      })
      expect(oddsOf({ size, copies, drawn, atLeast: 0 }).chance).toBe(1)
    }),
  )
})
