import type { View } from '@paydata/engine'

/** What a plan of the Runner takes. */
export interface Price {
  /** From the pool. */
  readonly credits: number
  /** From cards and the bad publicity fund. */
  readonly otherCredits: number
  readonly clicks: number
  /** Power, virus and other counters of own cards. */
  readonly counters: number
}

interface Purse {
  readonly pool: number
  readonly others: number
  readonly clicks: number
  readonly counters: number
}

function purseOf({ runner, rig, hosted }: View): Purse {
  let others = runner.fund
  let counters = 0
  for (const card of [...rig, ...hosted])
    for (const [kind, count] of Object.entries(card.counters))
      if (kind === 'credit') others += count
      else counters += count
  return { pool: runner.credits, others, clicks: runner.clicks, counters }
}

export function priceBetween(before: View, after: View): Price {
  const [had, has] = [purseOf(before), purseOf(after)]
  return {
    credits: had.pool - has.pool,
    otherCredits: had.others - has.others,
    clicks: had.clicks - has.clicks,
    counters: had.counters - has.counters,
  }
}

/** In credits, for comparing: what is spent on cards comes back, a click brings a credit and more. */
export const worthOf = ({ credits, otherCredits, clicks, counters }: Price): number =>
  credits + otherCredits * 0.9 + clicks * 3 + Math.max(0, counters) * 2
