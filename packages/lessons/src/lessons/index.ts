import type { Lesson, LessonId, Part } from '../lesson.ts'
import { breaker } from './breaker.ts'
import { hurt } from './hurt.ts'
import { ice } from './ice.ts'
import { money } from './money.ts'
import { rez } from './rez.ts'
import { score } from './score.ts'
import { servers } from './servers.ts'
import { steal } from './steal.ts'
import { tags } from './tags.ts'
import { trash } from './trash.ts'

/** In the order in which they are best learnt: six for the Runner, four for the Corp. */
export const lessons: readonly Lesson[] = [steal, ice, breaker, hurt, money, trash, rez, score, tags, servers]

/** A lesson by its id; null if there is none of that name. */
export const lessonCalled = (id: string): Lesson | null => lessons.find(each => each.id === id) ?? null

export function partOf(id: LessonId, n: number): Part {
  const part = lessonCalled(id)?.parts[n]
  if (part === undefined) throw new Error(`The lesson ${id} has no part ${n}.`)
  return part
}
