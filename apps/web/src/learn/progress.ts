import type { LessonId } from '@paydata/lessons'
import { keep, kept } from '../store/kept.ts'

const place = 'paydata/lessons'

/** How many parts of a lesson are done, in this browser. */
export type Progress = (lesson: LessonId) => number

export function progress(): Progress {
  const all = kept(place)
  return lesson => {
    const done = all[lesson]
    return typeof done === 'number' && Number.isInteger(done) && done > 0 ? done : 0
  }
}

/** Notes that a part of a lesson is done. */
export function noteDone(lesson: LessonId, part: number): void {
  keep(place, { ...kept(place), [lesson]: Math.max(progress()(lesson), part + 1) })
}
