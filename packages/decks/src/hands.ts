/** Test hands, and the odds of what is in them. */
import type { NamedDeck } from './model.ts'
import { broughtToPlay } from './model.ts'

/** CR 1.6.6: what each player draws at the start, whatever identities make of it. */
export const startingHand = 5

/** A hand from a shuffled deck, and the other cards in the order in which they would be drawn. */
export interface TestHand {
  readonly hand: readonly string[]
  readonly rest: readonly string[]
}

/** A starting hand and the one after a mulligan, for which all cards are shuffled again (CR 1.6.6a). */
export interface TestHands {
  readonly first: TestHand
  readonly mulligan: TestHand
}

/** The same seed gives the same hands. */
export function testHands(deck: NamedDeck, seed: string, size = startingHand): TestHands {
  const { cards } = broughtToPlay(deck)
  const below = chance(seed)
  const draw = (): TestHand => {
    const shuffled = [...cards]
    for (let i = shuffled.length - 1; i > 0; i--) {
      const j = below(i + 1)
      const [a, b] = [shuffled[i], shuffled[j]]
      if (a === undefined || b === undefined) continue
      shuffled[i] = b
      shuffled[j] = a
    }
    return { hand: shuffled.slice(0, size), rest: shuffled.slice(size) }
  }
  return { first: draw(), mulligan: draw() }
}

/** Whole numbers below a limit, from a seed (mulberry32). Games shuffle in another way, which nobody can foresee. */
function chance(seed: string): (limit: number) => number {
  let state = 0x811c9dc5
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 0x01000193)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }
  return limit => {
    const fair = 2 ** 32 - (2 ** 32 % limit)
    for (;;) {
      const drawn = next()
      if (drawn < fair) return drawn % limit
    }
  }
}

export interface OddsAsked {
  /** How many cards the deck has, and how many of them are wanted. */
  readonly size: number
  readonly copies: number
  readonly drawn: number
  readonly atLeast: number
}

/** A probability as an exact fraction, and as a number. */
export interface Odds {
  readonly of: bigint
  readonly all: bigint
  readonly chance: number
}

/** How likely at least so many of the wanted cards are among those that are drawn (hypergeometric, exact). */
export function oddsOf({ size, copies, drawn, atLeast }: OddsAsked): Odds {
  const [wanted, cards] = [Math.min(copies, size), Math.min(drawn, size)]
  let of = 0n
  for (let found = Math.max(0, atLeast); found <= Math.min(wanted, cards); found++)
    of += ways(wanted, found) * ways(size - wanted, cards - found)
  const all = ways(size, cards)
  return { of, all, chance: asNumber(of, all) }
}

/** The same if whoever does not get them takes a mulligan: both hands come from all cards (CR 1.6.6a). */
export function oddsWithMulligan(asked: OddsAsked): Odds {
  const { of, all } = oddsOf(asked)
  const missed = (all - of) ** 2n
  return { of: all ** 2n - missed, all: all ** 2n, chance: asNumber(all ** 2n - missed, all ** 2n) }
}

/** How many ways there are to choose so many of so many. */
function ways(from: number, chosen: number): bigint {
  if (chosen < 0 || chosen > from) return 0n
  let count = 1n
  for (let nth = 1; nth <= Math.min(chosen, from - chosen); nth++)
    count = (count * BigInt(from - nth + 1)) / BigInt(nth)
  return count
}

const digits = 10n ** 17n
const asNumber = (of: bigint, all: bigint): number => Number((of * digits) / all) / Number(digits)
