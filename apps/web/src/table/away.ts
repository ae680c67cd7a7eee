import { atTable } from '../messages/at-table.ts'
import { clockText } from '../ui/clock-text.ts'
import { dayText } from '../ui/day-text.ts'

/** Seconds that a player may be away before the other one can claim the victory. */
export const patience = 180

/** How long somebody has been away, in seconds. */
export const awayFor = (since: number, now: number): number => Math.max(0, (now - since) / 1000)

/** That somebody is away, and how long they may still be; `yours` is the claim of an opponent. */
export function awayText(seconds: number, claim: 'yours' | 'others'): string {
  const words = atTable.people.away
  if (seconds <= 0) return words.now
  return claim === 'yours' ? words.claimable(clockText(seconds)) : words.since(clockText(seconds))
}

/** Until when a player is on holiday; null once they are back. */
export const holidayText = (until: number | null, now: number): string | null =>
  until === null || until <= now ? null : atTable.people.holiday(dayText(until))
