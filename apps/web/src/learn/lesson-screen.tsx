import type { Lesson } from '@paydata/lessons'
import { lessons } from '@paydata/lessons'
import { useState } from 'react'
import { learn } from '../messages/learn.ts'
import { go } from '../route/route.ts'
import { useTitle } from '../ui/title.ts'
import { Coach } from './coach.tsx'
import { LessonTable } from './lesson-table.tsx'
import { progress } from './progress.ts'
import { usePlainWords } from './use-plain-words.ts'

/** The part that is tried, and how many times before. */
interface Trying {
  readonly part: number
  readonly time: number
}

/** A lesson at the real table, part after part. Whoever comes back goes on with the first part that is not done. */
export default function LessonScreen({ lesson }: { lesson: Lesson }) {
  useTitle(learn.names[lesson.id])
  const [{ part: n, time }, setTrying] = useState<Trying>(() => {
    const done = progress()(lesson.id)
    return { part: done < lesson.parts.length ? done : 0, time: 0 }
  })
  const again = (): void => setTrying({ part: n, time: time + 1 })
  const toList = (): void => go({ at: 'learn', lesson: null })
  const isReady = usePlainWords('lesson')
  const next = n + 1 < lesson.parts.length ? n + 1 : null
  const following = lessons[lessons.indexOf(lesson) + 1] ?? null
  const goOn = (): void => {
    if (next !== null) setTrying({ part: next, time: 0 })
    else if (following !== null) go({ at: 'learn', lesson: following.id })
    else toList()
  }
  if (!isReady) return null
  return (
    <div className="lesson">
      <Coach
        key={`coach ${n}/${time}`}
        lesson={lesson.id}
        n={n}
        place={learn.part(n + 1, lesson.parts.length)}
        onwards={next !== null ? learn.next : following !== null ? learn.nextLesson : learn.toList}
        onAgain={again}
        onGoOn={goOn}
        onLeave={toList}
      />
      <LessonTable
        key={`table ${n}/${time}`}
        begins={() => ({ beginning: { begin: 'lesson', lesson: lesson.id, part: n }, seat: lesson.side })}
        onAgain={again}
        onLeave={toList}
      />
    </div>
  )
}
