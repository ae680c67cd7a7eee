import type { Clock, Settings } from '@paydata/protocol'
import type { Left } from './entries.ts'
import type { Position } from './position.ts'

type Side = 'corp' | 'runner'

export const fullClock = ({ clock }: Settings): Left | null =>
  clock === null ? null : { corp: clock.bank * 1000, runner: clock.bank * 1000 }

/** Who has to decide: their time is running. Two at once for secret bids. */
const running = ({ game, result }: Position): readonly Side[] =>
  result === null ? game.waiting.map(question => question.for) : []

/** What is left when so much time has gone by at a position. */
export function leftAt(position: Position, since: number, now: number): Left | null {
  if (position.left === null) return null
  const gone = Math.max(0, now - since)
  const left = { ...position.left }
  for (const side of running(position)) left[side] = Math.max(0, left[side] - gone)
  return left
}

/** The same after an answer, with what comes back for it. */
export function leftAfter(left: Left | null, by: Side, { clock }: Settings): Left | null {
  return left === null || clock === null ? left : { ...left, [by]: left[by] + clock.increment * 1000 }
}

export function clockOf(position: Position, since: number, now: number): Clock | null {
  const left = leftAt(position, since, now)
  return left === null ? null : { left, running: [...running(position)] }
}

/** In how many milliseconds somebody's time is up, and whose. */
export function nextFall(position: Position, since: number, now: number): { by: Side; in: number } | null {
  const left = leftAt(position, since, now)
  if (left === null) return null
  const falls = running(position).map(by => ({ by, in: left[by] }))
  return falls.sort((a, b) => a.in - b.in)[0] ?? null
}
