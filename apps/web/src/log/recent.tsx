import './recent.css'
import { say } from '../messages/say.ts'
import { useSaid } from '../store/said.ts'
import { useAfterPaint } from '../ui/after-paint.ts'
import { worded } from '../ui/worded.ts'
import type { Journal } from './journal.ts'
import { LogLine } from './log.tsx'

const most = 5

/** The last lines of the log. They stand in the panel of the decision on a phone while the player is not asked. */
export const Recent = () => <Last journal={useAfterPaint(useSaid(state => state.journal))()} />

const Last = worded(({ journal: { lines } }: { journal: Journal }) => (
  <div className="recent">
    <ol aria-label={say.log.title}>
      {lines.slice(-most).map(line => (
        <LogLine key={line.id} line={line} />
      ))}
    </ol>
  </div>
))
