import './tile-spot.css'
import type { CardView } from '@paydata/engine'
import { useShallow } from 'zustand/shallow'
import { Tile } from '../cards/tile.tsx'
import { useSaid } from '../store/said.ts'
import { worded } from '../ui/worded.ts'
import type { IcePlace } from '../words/card-name.ts'
import { CardSpot } from './card-spot.tsx'
import { guestsOf } from './cards-in.ts'

/** A card on the table with the cards it hosts. Unchanged cards are the same objects in a new view, so they do not render again. */
export const TileSpot = worded(({ card, at }: { card: CardView; at?: IcePlace }) => {
  const guests = useSaid(useShallow(({ view }) => (view === null ? [] : guestsOf(view, card))))
  const seen = useSaid(({ memory }) => (card.id === null ? undefined : memory.seen.get(card.id)))
  const spot = (
    <CardSpot card={card} className="tile" at={at}>
      <Tile card={card} seen={seen} />
    </CardSpot>
  )
  if (guests.length === 0) return spot
  return (
    <div className="hosting">
      {spot}
      <div className="guests">
        {guests.map((guest, i) => (
          <TileSpot key={guest.id ?? `guest${i}`} card={guest} />
        ))}
      </div>
    </div>
  )
})
