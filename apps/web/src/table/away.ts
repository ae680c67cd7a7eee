import { say } from '../messages/say.ts'
import { clockText } from '../ui/clock-text.ts'

/** Seconds that a player may be away before the other one can claim the victory. */
export const patience = 180

/** How long somebody has been away, in seconds. */
export const awayFor = (since: number, now: number): number => Math.max(0, (now - since) / 1000)

/** That somebody is away, and how long they may still be; `yours` is the claim of an opponent. */
export function awayText(seconds: number, claim: 'yours' | 'others'): string {
  const words = say.online.table.away
  if (seconds <= 0) return words.now
  return claim === 'yours' ? words.claimable(clockText(seconds)) : words.since(clockText(seconds))
}
