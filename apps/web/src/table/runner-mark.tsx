import './runner-mark.css'
import { Icon } from '../icons/icon.tsx'
import { atTable } from '../messages/at-table.ts'

/** Where the Runner is. */
export const RunnerMark = () => (
  <span className="runner-mark">
    <Icon name="run" />
    <span className="unseen">{atTable.board.runnerHere}</span>
  </span>
)
