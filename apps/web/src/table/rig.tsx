import type { CardView, Side, View } from '@paydata/engine'
import { memo } from 'react'
import { say } from '../messages/say.ts'
import { TileSpot } from './tile-spot.tsx'

type Row = keyof typeof say.table.rows
const rows: readonly Row[] = ['program', 'hardware', 'resource', 'other']

const rowOf = ({ face }: CardView): Row => rows.find(row => row === face?.type) ?? 'other'

/** The Runner’s cards in three rows, and one for those that lie facedown while there are any. */
export const Rig = memo(({ rig, bottom }: { rig: View['rig']; bottom: Side }) => {
  const cards = rig.filter(({ host }) => host === null)
  const shown = rows.filter(row => row !== 'other' || cards.some(card => rowOf(card) === 'other'))
  const ordered = bottom === 'runner' ? shown : shown.toReversed()
  return (
    <section className="rig" aria-label={say.table.rig}>
      {ordered.map(row => (
        <div key={row} className="rig-row" role="group" aria-label={say.table.rows[row]}>
          <span className="rig-name" aria-hidden="true">
            {say.table.rows[row]}
          </span>
          {cards
            .filter(card => rowOf(card) === row)
            .map((card, i) => (
              <TileSpot key={card.id ?? `${row}${i}`} card={card} />
            ))}
        </div>
      ))}
    </section>
  )
})
