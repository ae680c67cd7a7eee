import './ice-position.css'
import type { PositionView } from '@paydata/engine'
import { say } from '../messages/say.ts'
import { RunnerMark } from './runner-mark.tsx'
import { TileSpot } from './tile-spot.tsx'

/** A place in front of a server, with its ice if there is one. */
export function IcePosition({ at, isHere }: { at: PositionView; isHere: boolean }) {
  const { ice } = at
  return (
    <li className="position" data-here={isHere} data-position={at.position + 1}>
      <span className="position-number" aria-hidden="true">
        {at.position + 1}
      </span>
      <span className="unseen">{say.table.position(at.position + 1)}</span>
      {ice === null ? <span className="position-empty" /> : <TileSpot card={ice} />}
      {isHere && <RunnerMark />}
    </li>
  )
}
