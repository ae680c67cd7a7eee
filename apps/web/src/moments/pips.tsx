import './pips.css'
import type { Side } from '@paydata/engine'
import type { Moment } from './moment.ts'

type Points = Extract<Moment, { is: 'scored' | 'stolen' }>['points']

/** As many as fit side by side. Some games need more points, which are told as a number. */
const mostPips = 10

/** The points of a side: those it had, those it gets, and those that it still needs. */
export function Pips({ side, points: { before, after, needed } }: { side: Side; points: Points }) {
  if (needed > mostPips)
    return (
      <span className="moment-pips">
        {after}/{needed}
      </span>
    )
  return (
    <span className="moment-pips" data-side={side}>
      {Array.from({ length: Math.max(needed, after) }, (_, i) => (
        <i key={i} data-pip={i < Math.min(before, after) ? 'had' : i < after ? 'new' : 'open'} />
      ))}
    </span>
  )
}
