import './rig.css'
import type { Side, View } from '@paydata/engine'
import { memo } from 'react'
import { atTable } from '../messages/at-table.ts'
import { rowsOf } from './rows.ts'
import { TileSpot } from './tile-spot.tsx'

/** The Runner’s cards in a row for each kind. A kind without cards has no row. */
export const Rig = memo(({ rig, bottom }: { rig: View['rig']; bottom: Side }) => {
  const rows = rowsOf(rig)
  const ordered = bottom === 'runner' ? rows : rows.toReversed()
  return (
    <section className="rig ground" data-side="runner" aria-label={atTable.board.rig}>
      {ordered.map(({ row, cards }) => (
        <div key={row} className="rig-row" role="group" aria-label={atTable.board.rows[row]}>
          <span className="rig-name" aria-hidden="true">
            {atTable.board.rows[row]}
          </span>
          {cards.map((card, i) => (
            <TileSpot key={card.id ?? `${row}${i}`} card={card} />
          ))}
        </div>
      ))}
    </section>
  )
})
