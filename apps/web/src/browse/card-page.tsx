import type { Definition } from '@paydata/engine'
import { CardFace } from '../cards/card-face.tsx'
import { browse as words } from '../messages/browse.ts'
import { setName } from './set-name.ts'

/** A large card, with its printed facts. */
export function CardPage({ card }: { card: Definition }) {
  const { title, faction = '', influence, influenceLimit, minimumDeckSize, limit } = card.printed
  const facts = [
    [words.faction, words.factions[faction]],
    [words.influence, influence],
    [words.influenceLimit, influenceLimit],
    [words.deckSize, minimumDeckSize],
    [words.copies, limit],
    [words.set, card.set === undefined ? undefined : setName(card.set)],
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
