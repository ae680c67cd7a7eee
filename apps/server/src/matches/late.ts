import type { News, Position, Showing, ToTell } from '@paydata/match'
import type { Missed } from './missed.ts'
import { showAll } from './missed.ts'
import type { Walked } from './restore.ts'

/** Something that late spectators will be shown when its time has come. */
interface Coming {
  readonly at: number
  readonly position: Position
  readonly news: News
}

/** A game as it was a while ago: the same log, played that much later. */
export interface Late extends Showing {
  position: Position
  since: number
  readonly delay: number
  readonly coming: Coming[]
  readonly missed: Missed
  timer: NodeJS.Timeout | null
}

/** From the positions that a log leads to, the beginning among them, whose time has come. */
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

/** Goes on to where the game was then, and says what there is to show of it. */
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

/** In how many milliseconds there is something to show; null when nothing is coming. */
export const nextIn = ({ coming, delay }: Late, now: number): number | null =>
  coming[0] === undefined ? null : Math.max(0, coming[0].at + delay - now)
