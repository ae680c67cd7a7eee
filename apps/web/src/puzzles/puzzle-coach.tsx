import type { Puzzle, Standing } from '@paydata/puzzles'
import { seenInView, standing } from '@paydata/puzzles'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { puzzleWords as words } from '../messages/puzzles.ts'
import { useSaid } from '../store/said.ts'
import { Button } from '../ui/button.tsx'
import { noteTry } from './progress.ts'

interface PuzzleCoachProps {
  readonly puzzle: Puzzle
  readonly onAgain: () => void
  readonly onGoOn: () => void
  readonly onLeave: () => void
}

/** Says what is to be reached, and what came of it. The plan is shown to whoever asks for it. */
export function PuzzleCoach({ puzzle, onAgain, onGoOn, onLeave }: PuzzleCoachProps) {
  const { id, goal, rating } = puzzle
  const is = useStanding(puzzle)
  const [isShown, setShown] = useState(false)
  const doing = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (is === 'open') return
    // Whoever has seen the plan finds the puzzle once more.
    noteTry(id, is === 'reached' && !isShown ? 'solved' : 'tried')
    doing.current?.querySelector('button')?.focus()
  }, [id, is, isShown])
  return (
    <section className="coach puzzle-coach" data-is={is} aria-label={words.coach}>
      <p className="coach-says" role="status">
        {is === 'open' && <strong>{words.goals[goal]} </strong>}
        {is === 'reached' && <strong>{words.reached} </strong>}
        {is === 'failed' && !isShown && words.failed}
        {isShown && (
          <>
            {words.shown} {words.solutions[id]}
          </>
        )}
      </p>
      <div className="coach-does" ref={doing}>
        {is === 'reached' && (
          <Button look="primary" onPress={onGoOn}>
            {words.next}
          </Button>
        )}
        {is === 'failed' && (
          <Button look="primary" onPress={onAgain}>
            {words.again}
          </Button>
        )}
        {!isShown && <Button onPress={() => setShown(true)}>{words.show}</Button>}
        <span className="coach-place muted">{words.ratings[rating]}</span>
        <Button look="quiet" label={words.leave} onPress={onLeave}>
          <Icon name="close" />
        </Button>
      </div>
    </section>
  )
}

/** How the try stands. Once it is over it stays so, whatever else is played. */
function useStanding({ goal, side }: Puzzle): Standing {
  // Until the game of this try is there, the table shows the one before it.
  const [before] = useState(() => useSaid.getState().view)
  const view = useSaid(state => (state.view === before ? null : state.view))
  const [began, setBegan] = useState<ReturnType<typeof seenInView> | null>(null)
  const [end, setEnd] = useState<Standing>('open')
  useEffect(() => {
    if (view !== null && began === null) setBegan(seenInView(view, side))
  }, [view, began, side])
  const now = view === null || began === null ? 'open' : standing(goal, side, began, seenInView(view, side))
  useEffect(() => {
    if (now !== 'open') setEnd(first => (first === 'open' ? now : first))
  }, [now])
  return end === 'open' ? now : end
}
