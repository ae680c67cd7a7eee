import './hand.css'
import type { CardView, PileView, Side } from '@paydata/engine'
import { memo } from 'react'
import { CardBack } from '../cards/card-back.tsx'
import { CardFace } from '../cards/card-face.tsx'
import { atTable } from '../messages/at-table.ts'
import { CardSpot } from './card-spot.tsx'

interface HandProps {
  readonly side: Side
  readonly hand: PileView
  readonly handSize: number
}

/** A hand: the cards that the viewer may see, and a back for each other one. */
export const Hand = memo(({ side, hand, handSize }: HandProps) => {
  const unseen = hand.count - hand.cards.length
  return (
    <section
      className="hand"
      id={`hand-${side}`}
      tabIndex={-1}
      aria-label={atTable.board.hand(side, hand.count, handSize)}
      data-count={hand.count}
    >
      {hand.cards.map((card, i) => (
        <HandCard key={card.id ?? `card${i}`} card={card} side={side} />
      ))}
      {Array.from({ length: unseen }, (_, i) => (
        <span key={i} className="hand-back">
          <CardBack side={side} />
        </span>
      ))}
    </section>
  )
})

const HandCard = memo(({ card, side }: { card: CardView; side: Side }) => (
  <CardSpot card={card} className="hand-card">
    {card.face === null ? (
      <CardBack side={side} />
    ) : (
      <CardFace definition={card.face.definition} face={card.face} />
    )}
  </CardSpot>
))
