import { cardOf } from '@paydata/cards'
import type { Definition } from '@paydata/engine'
import { CardFace } from '../cards/card-face.tsx'
import { say } from '../messages/english.ts'

/** One card, large, and what is printed on it beside its text. */
export function CardPage({ card }: { card: Definition }) {
  const { title, faction = '', influence, influenceLimit, minimumDeckSize, limit } = card.printed
  const facts = [
    [say.browse.faction, say.factions[faction]],
    [say.browse.influence, influence],
    [say.browse.influenceLimit, influenceLimit],
    [say.browse.deckSize, minimumDeckSize],
    [say.browse.copies, limit],
    [say.browse.set, cardOf(card.is)?.set],
  ] as const
  return (
    <article className="card-page" aria-label={title}>
      <CardFace definition={card.is} />
      <dl className="card-facts">
        {facts.map(([name, value]) =>
          value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </article>
  )
}
