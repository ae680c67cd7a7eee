import type { Thought } from '../bot.ts'

/** A reply on trial: how well each of the games ended that were played on from it, from 0 to 1. */
export interface Trial extends Thought {
  readonly ends: number[]
}

/** How games ended that were played on from a reply. */
interface Ended {
  readonly ends: readonly number[]
}

export const meanOf = ({ ends }: Ended): number =>
  ends.length === 0 ? 0.5 : ends.reduce((sum, each) => sum + each, 0) / ends.length

/** How much better one reply does than another, with the standard error of that. */
interface Lead {
  readonly by: number
  readonly error: number
}

/** The games of both began alike, so that chance, which was the same for both, tells nothing. */
export function leadOver(one: Ended, other: Ended): Lead {
  const count = Math.min(one.ends.length, other.ends.length)
  if (count < 2) return { by: 0, error: 1 }
  const differences = Array.from({ length: count }, (_, i) => (one.ends[i] ?? 0) - (other.ends[i] ?? 0))
  const by = differences.reduce((sum, each) => sum + each, 0) / count
  const spread = differences.reduce((sum, each) => sum + (each - by) ** 2, 0) / (count - 1)
  // Games that all ended nearly alike prove less than they seem to.
  return { by, error: Math.sqrt(spread / count + 1e-6) }
}

/** The same in standard errors. */
function leadOf(one: Trial, other: Trial): number {
  const { by, error } = leadOver(one, other)
  return by / error
}

/** After so many games each, the search gives up the worse half. */
const round = 6
const hopeless = -2.5

/** Which replies are still worth playing on; the first, which is sensible, as long as it is not clearly worse. */
export function contenders(trials: readonly Trial[]): readonly Trial[] {
  const [first] = trials
  const played = first?.ends.length ?? 0
  if (first === undefined || played % round !== 0) return trials
  const ranked = [...trials].sort((a, b) => meanOf(b) - meanOf(a))
  const [best] = ranked
  if (best === undefined) return trials
  const kept = new Set(ranked.slice(0, Math.max(2, Math.ceil(trials.length / 2))))
  return trials.filter(each => (kept.has(each) || each === first) && leadOf(each, best) > hopeless)
}

/** How much better any other reply has to be than the sensible one. */
const convincing = 1

/** The reply to give. */
export function verdict(trials: readonly Trial[], open: readonly Trial[]): Trial | undefined {
  const [first] = trials
  const [best] = [...open].sort((a, b) => meanOf(b) - meanOf(a))
  if (first === undefined || best === undefined) return first
  return leadOf(best, first) > convincing ? best : first
}
