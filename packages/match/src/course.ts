import type { Moved, Step } from './advance.ts'
import type { Live } from './live.ts'
import type { Past } from './past.ts'
import { withMove } from './past.ts'
import type { Position } from './position.ts'
import type { Retold } from './retold.ts'
import { retold } from './retold.ts'

/** The position after the steps of a move, and the entries that can be taken back there: at most `most` moves. */
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

/** An entry that was not taken back, with its number. */
interface Counting {
  readonly n: number
  readonly entry: Moved
}

/** A game whose driver has all entries in memory, so that nothing has to be read from a log. */
export interface Course extends Pick<Live, 'position' | 'past'> {
  readonly counting: readonly Counting[]
  /**
   * The version that the newest take-back led to. Replies to older views are refused: a question that was open in one of them may be
   * open again, but the player did not mean to answer it a second time.
   */
  readonly tookBackAt: number
}

export const courseFrom = (position: Position): Course => ({
  position,
  past: [],
  counting: [],
  tookBackAt: 0,
})

/** The course after the steps of a move, without the entries that a take-back has undone. */
export function courseAfter(course: Course, steps: readonly Step[]): Course {
  const counting = [...course.counting]
  let { tookBackAt } = course
  for (const { entry, position } of steps) {
    if (entry.kind !== 'takeBack') counting.push({ n: position.n, entry })
    else {
      counting.splice(counting.findLastIndex(({ n }) => n <= entry.to) + 1)
      tookBackAt = position.n
    }
  }
  return { ...standAfter(course, steps, Number.POSITIVE_INFINITY), counting, tookBackAt }
}

/** All answers that were not taken back, in the form in which they can be replayed. */
export const answersIn = ({ counting }: Course): readonly Retold[] =>
  counting.flatMap(({ entry }) => retold(entry) ?? [])
