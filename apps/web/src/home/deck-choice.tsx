import { cardOf, starterDecks } from '@paydata/cards'
import type { Side } from '@paydata/engine'
import { Glyph } from '../icons/icon.tsx'
import { Radios } from '../ui/radios.tsx'
import { deckLook } from './deck-look.ts'

interface DeckTilesProps {
  readonly label: string
  readonly decks: readonly { readonly id: string; readonly name: string; readonly identity: string }[]
  readonly value: string | null
  readonly onChange: (id: string) => void
}

/** Decks to choose from, each by its identity. */
export const DeckTiles = ({ label, decks, value, onChange }: DeckTilesProps) => (
  <div className="decks">
    <span className="choices-label">{label}</span>
    <Radios
      label={label}
      look="decks-row"
      lookOfOne="deck"
      value={value}
      all={decks.map(({ id, name, identity }) => {
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

type DeckChoiceProps = Omit<DeckTilesProps, 'decks'> & { readonly side: Side }

/** The starter decks of a side; the first as long as none was chosen. */
export function DeckChoice({ side, value, ...rest }: DeckChoiceProps) {
  const decks = starterDecks.filter(deck => deck.side === side)
  return <DeckTiles decks={decks} value={value ?? decks[0]?.id ?? null} {...rest} />
}
