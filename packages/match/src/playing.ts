import type { Outcome, ReplyRefusalCode } from '@paydata/engine'
import type { Kept, Move, Step, Wishes } from './advance.ts'
import { advance } from './advance.ts'
import { withoutClocks } from './clock.ts'
import type { Course } from './course.ts'
import { courseAfter } from './course.ts'
import type { Live } from './live.ts'

/** A game without clocks, so it does not matter when something is done. */
export const noTime = 0

export type Played = Outcome<
  { readonly course: Course; readonly wishes: Wishes; readonly steps: readonly Step[] },
  ReplyRefusalCode
>

/** Carries out a move, and what macros and standing orders answer to it, in a game that its driver has in memory. */
export function play(course: Course, eyes: Live['eyes'], move: Move, wishes: Wishes, kept?: Kept): Played {
  const made = advance({ ...course, since: noTime, eyes }, move, wishes, withoutClocks, noTime, kept)
  if (!made.ok) return made
  const { steps } = made
  return { ok: true, course: courseAfter(course, steps), wishes: made.wishes, steps }
}
