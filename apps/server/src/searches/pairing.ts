import type { Pace, SideWanted } from '@paydata/protocol'
import { widthAfter } from '@paydata/protocol'
import type { Side } from '../rooms/room.ts'
import { otherSide } from '../rooms/room.ts'

/** Somebody who looks for an opponent, as a round sees them. */
export interface Seeker {
  /** The room of the search. */
  readonly game: string
  readonly player: string
  readonly side: SideWanted
  readonly format: string
  readonly pace: Pace
  readonly ratings: Readonly<Record<Side, number>>
  readonly address: string | null
  readonly since: number
}

/** Two who play each other at the table of the one who has waited longer. */
export interface Pair {
  readonly host: Seeker
  readonly guest: Seeker
  /** The side of the host. */
  readonly side: Side
}

/** Whether two players may not meet, whatever they wish. It is the same whichever is named first. */
export type KeptApart = (one: string, other: string) => boolean

const poolOf = ({ format, pace }: Seeker): string => `${format}/${pace}`

/** Who has waited longer is served first. Every process has the same order. */
const inOrder = (one: Seeker, other: Seeker): number =>
  one.since - other.since || (one.game < other.game ? -1 : 1)

/** Pairs of those who look for an opponent: those who have waited longest come first, and each gets the nearest by rating. */
export function pairsOf(seekers: readonly Seeker[], areApart: KeptApart, now: number): readonly Pair[] {
  const pools = new Map<string, Seeker[]>()
  for (const seeker of seekers.toSorted(inOrder)) {
    const pool = pools.get(poolOf(seeker))
    if (pool === undefined) pools.set(poolOf(seeker), [seeker])
    else pool.push(seeker)
  }
  return [...pools.values()].flatMap(pool => pairsIn(pool, areApart, now))
}

function pairsIn(pool: readonly Seeker[], areApart: KeptApart, now: number): readonly Pair[] {
  const pairs: Pair[] = []
  const taken = new Set<Seeker>()
  for (const [nth, host] of pool.entries()) {
    if (taken.has(host)) continue
    let best: { readonly pair: Pair; readonly apart: number } | null = null
    for (const guest of pool.slice(nth + 1)) {
      if (taken.has(guest)) continue
      const found = nearest(host, guest)
      // Whoever came later accepts less.
      if (found === null || found.apart > widthAfter(now - guest.since)) continue
      if (best !== null && found.apart >= best.apart) continue
      if (isOneAddress(host, guest) || areApart(host.player, guest.player)) continue
      best = { pair: { host, guest, side: found.side }, apart: found.apart }
      if (found.apart === 0) break
    }
    if (best === null) continue
    taken.add(best.pair.guest)
    pairs.push(best.pair)
  }
  return pairs
}

const isOneAddress = (one: Seeker, other: Seeker): boolean =>
  one.address !== null && one.address === other.address

const takes = ({ side }: Seeker, what: Side): boolean => side === 'either' || side === what

/** The side of the host by which the ratings are nearer, of those that suit both; null if none does. */
function nearest(host: Seeker, guest: Seeker): { readonly side: Side; readonly apart: number } | null {
  // Of two sides that are as good, the id of the room decides, which nobody chooses.
  const first: Side = host.game.charCodeAt(0) % 2 === 0 ? 'corp' : 'runner'
  const both = [first, otherSide(first)].flatMap(side =>
    takes(host, side) && takes(guest, otherSide(side))
      ? [{ side, apart: Math.abs(host.ratings[side] - guest.ratings[otherSide(side)]) }]
      : [],
  )
  const [one, other] = both
  if (one === undefined || other === undefined) return one ?? null
  return other.apart < one.apart ? other : one
}
