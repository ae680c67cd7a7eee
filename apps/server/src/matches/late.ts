import type { News, Position, Showing, ToTell } from '@paydata/match'
import type { Missed } from './missed.ts'
import { showAll } from './missed.ts'
import type { Walked } from './restore.ts'

/** A position that late spectators will be shown when the delay is over. */
interface Coming {
  readonly at: number
  readonly position: Position
  readonly news: News
}

/** A game as it was `delay` milliseconds ago, for late spectators. It follows the same log. */
export interface Late extends Showing {
  position: Position
  since: number
  readonly delay: number
  readonly coming: Coming[]
  readonly missed: Missed
  timer: NodeJS.Timeout | null
}

/** Makes the late view of a game from all positions of its log, the first of which is its beginning. */
export function lateFrom(
  [first, ...others]: readonly Walked[],
  begunAt: number,
  delay: number,
  now: number,
): Late {
  if (first === undefined) throw new Error('A game has a beginning.')
  const coming = others.map(position => ({
    at: position.entry?.at ?? now,
    position,
    news: newsAt(position),
  }))
  const late: Late = {
    position: first,
    since: begunAt,
    delay,
    coming,
    timer: null,
    eyes: new Map(),
    missed: new Map(),
  }
  catchUp(late, now)
  return late
}

/** Brings the late view to where the game was `delay` ago, and gives the updates for its spectators. */
export function catchUp(late: Late, now: number): readonly ToTell[] {
  const updates: ToTell[] = []
  for (let next = late.coming[0]; next !== undefined && next.at + late.delay <= now; next = late.coming[0]) {
    late.coming.shift()
    late.position = next.position
    late.since = next.at
    updates.push(...showAll(late, next.news, next.at))
  }
  return updates
}

const newsAt = ({ n, since, occurred }: Position): News => ({ occurred, passed: [], takenBack: since !== n })

/** In how many milliseconds there is a position to show; null when there is none. */
export const nextIn = ({ coming, delay }: Late, now: number): number | null =>
  coming[0] === undefined ? null : Math.max(0, coming[0].at + delay - now)
