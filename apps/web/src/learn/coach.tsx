import type { LessonId, Part, Taught } from '@paydata/lessons'
import { partOf, taught } from '@paydata/lessons'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '../icons/icon.tsx'
import { learn } from '../messages/learn.ts'
import { useSaid } from '../store/said.ts'
import { Button } from '../ui/button.tsx'
import { noteDone } from './progress.ts'
import { usePointer } from './use-pointer.ts'

interface CoachProps {
  readonly lesson: LessonId
  readonly n: number
  /** Which part of the lesson it is, in words. */
  readonly place: string
  /** What comes after this part, in words. */
  readonly onwards: string
  readonly onAgain: () => void
  readonly onGoOn: () => void
  readonly onLeave: () => void
}

/** Says what the lesson has to say to the moment, points at what it speaks of, and leads on when the part is over. */
export function Coach({ lesson, n, place, onwards, onAgain, onGoOn, onLeave }: CoachProps) {
  const told = useTaught(partOf(lesson, n))
  const doing = useRef<HTMLDivElement>(null)
  const is = told?.is ?? 'goes on'
  useEffect(() => {
    if (is === 'reached') noteDone(lesson, n)
    if (is !== 'goes on') doing.current?.querySelector('button')?.focus()
  }, [is, lesson, n])
  usePointer(told?.at ?? null)
  return (
    <section className="coach" data-is={is} aria-label={learn.coach}>
      <p className="coach-says" role="status">
        {is === 'reached' && <strong>{learn.reached}. </strong>}
        {is === 'over' && <strong>{learn.over}. </strong>}
        {told !== null && learn.says[told.says]}
      </p>
      <div className="coach-does" ref={doing}>
        {is === 'reached' && (
          <Button look="primary" onPress={onGoOn}>
            {onwards}
          </Button>
        )}
        {is === 'over' && (
          <Button look="primary" onPress={onAgain}>
            {learn.again}
          </Button>
        )}
        <span className="coach-place muted">{place}</span>
        <Button look="quiet" label={learn.leave} onPress={onLeave}>
          <Icon name="close" />
        </Button>
      </div>
    </section>
  )
}

/** What is said now. Once the part is reached or over, it stays so, whatever else is played. */
function useTaught(part: Part): Taught | null {
  // Until the game of this try is there, the table shows the one before it.
  const [before] = useState(() => useSaid.getState().view)
  const view = useSaid(state => (state.view === before ? null : state.view))
  const [first, setFirst] = useState<number | null>(null)
  const [end, setEnd] = useState<Taught | null>(null)
  useEffect(() => {
    if (view !== null && first === null) setFirst(view.turn)
  }, [view, first])
  const now = view === null || first === null ? null : taught(part, view, first)
  useEffect(() => {
    if (now !== null && now.is !== 'goes on') setEnd(before => before ?? now)
  }, [now])
  return end ?? now
}
