import type { Side } from '@paydata/engine'
import type { Clock, Settings } from '@paydata/protocol'
import { isByPost } from '@paydata/protocol/is-by-post'
import type { Left } from './entries.ts'
import type { Position } from './position.ts'

type Both = Readonly<Record<Side, number>>

/** The setting for clocks that the players have agreed on, and until when somebody who plays by post is on holiday. */
export interface Timing extends Pick<Settings, 'clock'> {
  readonly holidays?: Readonly<Record<Side, number | null>>
}
export const withoutClocks: Timing = { clock: null }

const both = (milliseconds: number): Both => ({ corp: milliseconds, runner: milliseconds })

const aDay = 86_400_000

export function fullClock({ clock }: Timing): Left | null {
  if (clock === null) return null
  if (isByPost(clock)) return { ...both(clock.days * aDay), away: both(0) }
  return { ...both(clock.bank * 1000), away: both(clock.away * 1000) }
}

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
  if (left === null || clock === null || isByPost(clock)) return left
  return { ...left, [by]: left[by] + clock.increment * 1000 }
}

/** What is left when a player who plays by post goes on holiday, which adds this much time, or comes back early. */
export const leftWith = (left: Left | null, by: Side, adds: number): Left | null =>
  left === null ? null : { ...left, [by]: Math.max(0, left[by] + adds) }

/**
 * What is left when a move and all that it led to is done. By post, whoever is asked now and was not before has all of their days from
 * here on, and those of a holiday that is not over.
 */
export function leftHandedOver(
  before: Position,
  after: Position,
  { clock, holidays }: Timing,
  now: number,
): Left | null {
  const { left } = after
  if (left === null || !isByPost(clock)) return left
  const days = clock.days * aDay
  const anew = asked(after).filter(side => !asked(before).includes(side))
  const rest = (side: Side): number => Math.max(0, (holidays?.[side] ?? now) - now)
  const given = (side: Side): number => (anew.includes(side) ? days + rest(side) : left[side])
  return anew.length === 0 ? left : { ...left, corp: given('corp'), runner: given('runner') }
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
  if (left === null || clock === null || isByPost(clock)) return left
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
