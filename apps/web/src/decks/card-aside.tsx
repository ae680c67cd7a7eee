import './card-aside.css'
import { CardFace } from '../cards/card-face.tsx'
import { factsOf } from '../cards/facts.ts'
import { decks as words } from '../messages/decks.ts'
import { Link } from '../route/link.tsx'
import { copiesIn } from './building.ts'
import type { Draft } from './history.ts'
import { Counts } from './pool-pane.tsx'

/** A card in full, with how many of it the deck has if that can be changed. */
export function CardAside({
  card,
  deck,
  reachable,
}: {
  card: string
  deck: Draft | null
  reachable: boolean
}) {
  const printed = factsOf(card)?.printed
  if (printed === undefined) return null
  return (
    <article className="card-aside" aria-label={printed.title}>
      <CardFace definition={card} />
      <div className="card-aside-foot">
        {deck !== null && (
          <Counts
            card={card}
            title={printed.title}
            count={card === deck.identity ? 1 : copiesIn(deck, card)}
            reachable={reachable}
          />
        )}
        <Link to={{ at: 'cards', card }} className="link card-aside-link">
          {words.pool.about}
        </Link>
      </div>
    </article>
  )
}
