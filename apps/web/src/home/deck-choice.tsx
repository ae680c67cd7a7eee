import { cardOf, starterDecks } from '@paydata/cards'
import type { Side } from '@paydata/engine'
import * as Radio from '@radix-ui/react-radio-group'
import { Glyph } from '../icons/icon.tsx'
import { deckLook } from './deck-look.ts'

interface DeckChoiceProps {
  readonly label: string
  readonly side: Side
  readonly value: string | null
  readonly onChange: (id: string) => void
}

/** The starter decks of a side, each by its identity. */
const DeckChoice = ({ label, side, value, onChange }: DeckChoiceProps) => (
  <div className="decks">
    <span className="choices-label">{label}</span>
    <Radio.Root
      className="decks-row"
      aria-label={label}
      value={value ?? starterDecks.find(deck => deck.side === side)?.id ?? null}
      onValueChange={onChange}
    >
      {starterDecks
        .filter(deck => deck.side === side)
        .map(({ id, name, identity }) => {
          const [title = name, subtitle = ''] = name.split(': ')
          return (
            <Radio.Item key={id} value={id} className="deck" style={deckLook(identity)}>
              <span className="deck-picture" aria-hidden="true" />
              <span className="deck-words">
                <strong>
                  <Glyph faction={cardOf(identity)?.faction ?? ''} />
                  {title}
                </strong>
                <span>{subtitle}</span>
              </span>
            </Radio.Item>
          )
        })}
    </Radio.Root>
  </div>
)

export default DeckChoice
