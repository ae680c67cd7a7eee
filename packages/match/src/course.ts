import type { Moved, Step } from './advance.ts'
import type { Live } from './live.ts'
import type { Past } from './past.ts'
import { withMove } from './past.ts'
import type { Position } from './position.ts'
import type { Retold } from './retold.ts'
import { retold } from './retold.ts'

/** Where a game stands after the steps of a move, and what can be gone back to from there: at most so many moves. */
export function standAfter(
  { position, past }: Pick<Live, 'position' | 'past'>,
  steps: readonly Step[],
  most: number,
): { readonly position: Position; readonly past: readonly Past[] } {
  let stand = { position, past }
  for (const { entry, position: next } of steps) {
    const made = { before: stand.position, entry, after: next }
    stand = { position: next, past: withMove(stand.past, made, most) }
  }
  return stand
}

/** An entry that counts, with its number. */
interface Counting {
  readonly n: number
  readonly entry: Moved
}

/** A game that its driver has from the first entry on: nothing of it has to be read from anywhere. */
export interface Course extends Pick<Live, 'position' | 'past'> {
  readonly counting: readonly Counting[]
}

export const courseFrom = (position: Position): Course => ({ position, past: [], counting: [] })

/** The same after the steps of a move. What a take-back takes back counts no more. */
export function courseAfter(course: Course, steps: readonly Step[]): Course {
  const counting = [...course.counting]
  for (const { entry, position } of steps) {
    if (entry.kind !== 'takeBack') counting.push({ n: position.n, entry })
    else counting.splice(counting.findLastIndex(({ n }) => n <= entry.to) + 1)
  }
  return { ...standAfter(course, steps, Number.POSITIVE_INFINITY), counting }
}

/** All that was answered and counts, to be told again. */
export const answersIn = ({ counting }: Course): readonly Retold[] =>
  counting.flatMap(({ entry }) => retold(entry) ?? [])
