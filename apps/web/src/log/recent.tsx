import './recent.css'
import { atTable } from '../messages/at-table.ts'
import { useSaid } from '../store/said.ts'
import { useAfterPaint } from '../ui/after-paint.ts'
import { worded } from '../ui/worded.ts'
import type { Journal } from './journal.ts'
import { LogLine } from './log.tsx'

const most = 5

/** The last lines of the log. They stand in the panel of the decision on a phone while the player is not asked. */
export const Recent = () => (
  <Last
    journal={useAfterPaint(useSaid(state => state.journal))()}
    edition={useSaid(state => state.view?.edition ?? null)}
  />
)

interface LastProps {
  readonly journal: Journal
  readonly edition: string | null
}

const Last = worded(({ journal: { lines }, edition }: LastProps) => (
  <div className="recent">
    <ol aria-label={atTable.log.title}>
      {lines.slice(-most).map(line => (
        <LogLine key={line.id} line={line} edition={edition} />
      ))}
    </ol>
  </div>
))
