import { lazy, Suspense, useState } from 'react'
import { loadTable } from '../local/ahead.ts'
import type { LocalSetup } from '../local/beginning.ts'
import { say } from '../messages/say.ts'
import { paceFor, useSettings } from '../store/settings.ts'

const LocalTable = lazy(loadTable)

interface LessonTableProps {
  /** The game that is begun, once: another try is another table. */
  readonly begins: () => Pick<LocalSetup, 'beginning'> & { readonly seat: 'corp' | 'runner' }
  readonly onAgain: () => void
  readonly onLeave: () => void
}

/** The real table, with a game against the computer in which somebody learns. */
export function LessonTable({ begins, onAgain, onLeave }: LessonTableProps) {
  const [setup] = useState<LocalSetup>(() => {
    const begun = begins()
    const pace = paceFor(begun.seat, useSettings.getState().pace)
    return { ...begun, level: 'sensible', own: null, pace }
  })
  return (
    <div className="lesson-table">
      <Suspense
        fallback={
          <p className="loading" role="status">
            {say.nav.tableSoon}
          </p>
        }
      >
        <LocalTable setup={setup} onAgain={onAgain} onLeave={onLeave} />
      </Suspense>
    </div>
  )
}
