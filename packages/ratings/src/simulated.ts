import type { Ended, Side } from './ledger.ts'
import { newLedger } from './ledger.ts'

/** Numbers from 0 to 1 that are the same each time for one seed (mulberry32). */
function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Around 0, as strengths of people are spread. */
const spreadOf = (chance: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance())

const minute = 60_000

/** Games, one each minute, between players whose true strengths, one for each side, are known. */
export function simulated(players: number, games: number, seed: number) {
  const chance = chances(seed)
  const strengths = Array.from({ length: players }, () => ({
    corp: 1500 + 250 * spreadOf(chance),
    runner: 1500 + 250 * spreadOf(chance),
  }))
  const any = (): number => Math.floor(chance() * players)
  const ended: Ended[] = []
  for (let nth = 0; nth < games; nth++) {
    const corp = any()
    const runner = (corp + 1 + Math.floor(chance() * (players - 1))) % players
    const gap = (strengths[runner]?.runner ?? 0) - (strengths[corp]?.corp ?? 0)
    const wins = 1 / (1 + 10 ** (gap / 400))
    const winner: Side = chance() < wins ? 'corp' : 'runner'
    ended.push({ corp: `p${corp}`, runner: `p${runner}`, format: 'all', winner, at: nth * minute })
  }
  return { strengths, ended }
}

/** How well one order agrees with another: 1 if they are the same (Spearman). */
function agreement(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)]
  const apart = a.reduce((sum, rank, nth) => sum + (rank - (b[nth] ?? 0)) ** 2, 0)
  return 1 - (6 * apart) / (a.length * (a.length ** 2 - 1))
}

function ranksOf(values: readonly number[]): readonly number[] {
  const order = values.map((value, nth) => ({ value, nth })).sort((a, b) => a.value - b.value)
  const ranks: number[] = Array.from({ length: values.length }, () => 0)
  for (const [rank, { nth }] of order.entries()) ranks[nth] = rank
  return ranks
}

/** Whether ratings find out how strong players are: how far the order of ratings agrees with that of true strengths, by side. */
export function recovered(players: number, games: number, seed: number) {
  const { strengths, ended } = simulated(players, games, seed)
  const ledger = newLedger()
  for (const game of ended) ledger.enter(game)
  const of = (side: Side): number =>
    agreement(
      strengths.map(each => each[side]),
      strengths.map((_, nth) => ledger.standing(`p${nth}`, side, 'all')?.rating ?? 1500),
    )
  return { corp: of('corp'), runner: of('runner') }
}
