import { cardOf, starterDecks } from '@paydata/cards'
import type { Side } from '@paydata/engine'
import { Glyph } from '../icons/icon.tsx'
import { Radios } from '../ui/radios.tsx'
import { deckLook } from './deck-look.ts'

interface DeckChoiceProps {
  readonly label: string
  readonly side: Side
  readonly value: string | null
  readonly onChange: (id: string) => void
}

/** The starter decks of a side, each by its identity. */
export const DeckChoice = ({ label, side, value, onChange }: DeckChoiceProps) => (
  <div className="decks">
    <span className="choices-label">{label}</span>
    <Radios
      label={label}
      look="decks-row"
      lookOfOne="deck"
      value={value ?? starterDecks.find(deck => deck.side === side)?.id ?? null}
      all={starterDecks
        .filter(deck => deck.side === side)
        .map(({ id, name, identity }) => {
          const [title = name, subtitle = ''] = name.split(': ')
          const shown = (
            <>
              <span className="deck-picture" aria-hidden="true" />
              <span className="deck-words">
                <strong>
                  <Glyph faction={cardOf(identity)?.faction ?? ''} />
                  {title}
                </strong>
                <span>{subtitle}</span>
              </span>
            </>
          )
          return { value: id, shown, style: deckLook(identity) }
        })}
      onChange={onChange}
    />
  </div>
)
