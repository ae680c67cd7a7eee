import type { CardView, View } from '@paydata/engine'
import { Tile } from '../cards/tile.tsx'
import { CardSpot } from './card-spot.tsx'
import { guestsOf } from './cards-in.ts'

/** A card on the table with the cards that lie on it. */
export function TileSpot({ view, card }: { view: View; card: CardView }) {
  const guests = guestsOf(view, card)
  const spot = (
    <CardSpot card={card} className="tile" title={card.face === null ? 'said' : 'drawn'}>
      <Tile card={card} />
    </CardSpot>
  )
  if (guests.length === 0) return spot
  return (
    <div className="hosting">
      {spot}
      <div className="guests">
        {guests.map((guest, i) => (
          <TileSpot key={guest.id ?? `guest${i}`} view={view} card={guest} />
        ))}
      </div>
    </div>
  )
}
