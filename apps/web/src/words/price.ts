import type { MacroPrice } from '@paydata/protocol'
import { atTable } from '../messages/at-table.ts'

/** All that something costs, part by part. */
export function priceText({ credits, otherCredits, clicks, counters }: MacroPrice): string {
  const words = atTable.macros.price
  return [
    ...(credits > 0 || otherCredits + clicks + counters === 0 ? [words.pool(credits)] : []),
    ...(otherCredits > 0 ? [words.elsewhere(otherCredits)] : []),
    ...(clicks > 0 ? [words.clicks(clicks)] : []),
    ...(counters > 0 ? [words.counters(counters)] : []),
  ].join(', ')
}
