import type { Side } from '@paydata/engine'
import type { Clock, Settings } from '@paydata/protocol'
import type { Left } from './entries.ts'
import type { Position } from './position.ts'

type Both = Readonly<Record<Side, number>>

/** The setting for clocks that the players have agreed on. */
export type Timing = Pick<Settings, 'clock'>
export const withoutClocks: Timing = { clock: null }

const both = (milliseconds: number): Both => ({ corp: milliseconds, runner: milliseconds })

export const fullClock = ({ clock }: Timing): Left | null =>
  clock === null ? null : { ...both(clock.bank * 1000), away: both(clock.away * 1000) }

/** The players who have to decide, so that their time runs. For secret bids these are both. */
const asked = ({ game, result }: Position): readonly Side[] =>
  result === null ? game.waiting.map(question => question.for) : []

/** What is left at time `now`, for a position that began at `since`. A player who is away uses up the time for that first. */
export function leftAt(position: Position, since: number, now: number): Left | null {
  if (position.left === null) return null
  const gone = Math.max(0, now - since)
  const left = { ...position.left, away: { ...position.left.away } }
  for (const side of asked(position)) {
    const awayFor = position.away.includes(side) ? Math.min(gone, left.away[side]) : 0
    left.away[side] -= awayFor
    left[side] = Math.max(0, left[side] - (gone - awayFor))
  }
  return left
}

/** What is left after an answer, with the increment for it. */
export function leftAfter(left: Left | null, by: Side, { clock }: Timing): Left | null {
  return left === null || clock === null ? left : { ...left, [by]: left[by] + clock.increment * 1000 }
}

/**
 * What is left after a take-back: the increments for the answers that were taken back are removed. The opponent, who has allowed
 * it, must not lose by that, so at least one increment is left to them.
 */
export function leftWithout(
  left: Left | null,
  by: Side,
  answers: Readonly<Record<Side, number>>,
  { clock }: Timing,
): Left | null {
  if (left === null || clock === null) return left
  const increment = clock.increment * 1000
  const without = (side: Side): number => {
    const least = side === by ? 0 : Math.min(left[side], increment)
    return Math.max(least, left[side] - answers[side] * increment)
  }
  return { ...left, corp: without('corp'), runner: without('runner') }
}

/** A clock that shows what was left at some time in the past. */
export const stoppedClock = ({ corp, runner, away }: Left): Clock => ({
  left: { corp, runner },
  running: [],
  away: { left: away, running: [] },
})

export function clockOf(position: Position, since: number, now: number): Clock | null {
  const left = leftAt(position, since, now)
  if (left === null) return null
  const isAway = (side: Side): boolean => position.away.includes(side) && left.away[side] > 0
  return {
    left: { corp: left.corp, runner: left.runner },
    running: asked(position).filter(side => !isAway(side)),
    away: { left: left.away, running: asked(position).filter(isAway) },
  }
}

/** The player whose time will be up first, and in how many milliseconds. */
export function nextFall(position: Position, since: number, now: number): { by: Side; in: number } | null {
  const left = leftAt(position, since, now)
  if (left === null) return null
  const falls = asked(position).map(by => ({
    by,
    in: left[by] + (position.away.includes(by) ? left.away[by] : 0),
  }))
  return falls.sort((a, b) => a.in - b.in)[0] ?? null
}

/** How many milliseconds a player may still be away; null while that time does not run. */
export function awayLeft(position: Position, side: Side, since: number, now: number): number | null {
  const left = leftAt(position, since, now)
  return left === null || !position.away.includes(side) || !asked(position).includes(side)
    ? null
    : left.away[side]
}
