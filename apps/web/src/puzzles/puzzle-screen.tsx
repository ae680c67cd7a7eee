import type { Puzzle } from '@paydata/puzzles'
import { puzzles } from '@paydata/puzzles'
import { useState } from 'react'
import { LessonTable } from '../learn/lesson-table.tsx'
import { puzzleWords as words } from '../messages/puzzles.ts'
import { go } from '../route/route.ts'
import { useTitle } from '../ui/title.ts'
import { nextAfter } from './choosing.ts'
import { puzzleStates } from './progress.ts'
import { PuzzleCoach } from './puzzle-coach.tsx'

/** A puzzle at the real table. Each try begins at the same position. */
export default function PuzzleScreen({ puzzle }: { readonly puzzle: Puzzle }) {
  useTitle(words.names[puzzle.id])
  const [time, setTime] = useState(0)
  const again = (): void => setTime(time + 1)
  const toList = (): void => go({ at: 'learn', lesson: 'puzzles' })
  const goOn = (): void => {
    const next = nextAfter(puzzle, puzzles, puzzleStates())
    go({ at: 'learn', lesson: next?.id ?? 'puzzles' })
  }
  const { id, sets, side } = puzzle
  return (
    <div className="lesson">
      <PuzzleCoach key={`coach ${time}`} puzzle={puzzle} onAgain={again} onGoOn={goOn} onLeave={toList} />
      <LessonTable
        key={`table ${time}`}
        begins={() => ({ beginning: { begin: 'puzzle', puzzle: id, sets }, seat: side })}
        onAgain={again}
        onLeave={toList}
      />
    </div>
  )
}
