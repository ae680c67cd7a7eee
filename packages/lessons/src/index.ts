/** Lessons, and what is said in them at each moment. What makes their positions is in `@paydata/lessons/position`. */

export { plannedReply } from './computer.ts'
export {
  type Lesson,
  type LessonId,
  lessonIds,
  type Moment,
  type Part,
  type Says,
  type Sentence,
  type Thing,
} from './lesson.ts'
export { lessonCalled, lessons, partOf } from './lessons/index.ts'
export { cardMeant, remoteMeant, type Taught, taught } from './teaching.ts'
