import './ice-position.css'
import type { PositionView } from '@paydata/engine'
import { useMemo } from 'react'
import { atTable } from '../messages/at-table.ts'
import { RunnerMark } from './runner-mark.tsx'
import { TileSpot } from './tile-spot.tsx'

interface IcePositionProps {
  readonly at: PositionView
  readonly server: string
  /** How many positions the server has. */
  readonly count: number
  readonly isHere: boolean
}

/** A place in front of a server, with its ice if there is one. */
export function IcePosition({ at, server, count, isHere }: IcePositionProps) {
  const { ice, position } = at
  const place = useMemo(() => ({ server, position, count }), [server, position, count])
  return (
    <li className="position" data-here={isHere} data-position={position + 1}>
      <span className="position-number" aria-hidden="true">
        {position + 1}
      </span>
      {ice === null ? (
        <span className="position-empty">
          <span className="unseen">{atTable.board.position(position + 1)}</span>
        </span>
      ) : (
        <TileSpot card={ice} at={place} />
      )}
      {isHere && <RunnerMark />}
    </li>
  )
}
