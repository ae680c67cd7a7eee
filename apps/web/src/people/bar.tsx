import type { Tally } from '@paydata/protocol'
import { lostIn } from './tallies.ts'

/** Won, drawn and lost as parts of one bar. Its numbers stand beside it. */
export const Bar = ({ tally }: { tally: Tally }) => (
  <div className="bar" aria-hidden="true">
    <span className="bar-won" style={{ flexGrow: tally.won }} />
    <span className="bar-drawn" style={{ flexGrow: tally.drawn }} />
    <span className="bar-lost" style={{ flexGrow: lostIn(tally) }} />
  </div>
)
