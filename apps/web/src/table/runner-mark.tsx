import './runner-mark.css'
import { Icon } from '../icons/icon.tsx'
import { say } from '../messages/say.ts'

/** Where the Runner is. */
export const RunnerMark = () => (
  <span className="runner-mark">
    <Icon name="run" />
    <span className="unseen">{say.table.runnerHere}</span>
  </span>
)
