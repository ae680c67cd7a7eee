import './score-area.css'
import type { CardView } from '@paydata/engine'
import { shortTitle } from '../cards/facts.ts'
import { lookOf } from '../cards/look.ts'
import { Icon } from '../icons/icon.tsx'
import { atTable } from '../messages/at-table.ts'
import { CardSpot } from './card-spot.tsx'

/** The agendas that a player has scored or stolen. */
export const ScoreArea = ({ cards }: { cards: readonly CardView[] }) =>
  cards.length > 0 && (
    <div className="score-area" role="group" aria-label={atTable.board.scoreArea}>
      {cards.map((card, i) => (
        <CardSpot key={card.id ?? `scored${i}`} card={card} className="scored">
          <Scored card={card} />
        </CardSpot>
      ))}
    </div>
  )

function Scored({ card: { face } }: { card: CardView }) {
  return (
    <span className="scored-card" style={face === null ? {} : lookOf(face.definition).style}>
      <span className="scored-title">
        {face === null ? atTable.board.facedown.corp : shortTitle(face.title)}
      </span>
      <span className="scored-points">
        {face?.points ?? 0}
        <Icon name="agenda" />
      </span>
    </span>
  )
}
