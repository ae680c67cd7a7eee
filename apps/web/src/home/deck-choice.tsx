import type { StarterDeck } from '@paydata/cards/starter'
import { starterDecks } from '@paydata/cards/starter'
import type { Side } from '@paydata/engine'
import { Glyph } from '../icons/icon.tsx'
import { Radios } from '../ui/radios.tsx'
import { deckLook } from './deck-look.ts'

/** A deck as a tile shows it: with the picture and the name of its identity. */
interface Shown {
  readonly id: string
  readonly name: string
  readonly identityTitle: string
  readonly faction: string
}

interface DeckTilesProps {
  readonly label: string
  readonly decks: readonly Shown[]
  readonly value: string | null
  readonly onChange: (id: string) => void
}

/** A choice among decks, each shown by its identity. */
export const DeckTiles = ({ label, decks, value, onChange }: DeckTilesProps) => (
  <div className="decks">
    <span className="choices-label">{label}</span>
    <Radios
      label={label}
      look="decks-row"
      lookOfOne="deck"
      value={value}
      all={decks.map(({ id, name, identityTitle, faction }) => {
        const [title = name, subtitle = ''] = name.split(': ')
        const shown = (
          <>
            <span className="deck-picture" aria-hidden="true" />
            <span className="deck-words">
              <strong>
                <Glyph faction={faction} />
                {title}
              </strong>
              <span>{subtitle}</span>
            </span>
          </>
        )
        return { value: id, shown, style: deckLook(identityTitle, faction) }
      })}
      onChange={onChange}
    />
  </div>
)

type DeckChoiceProps = Omit<DeckTilesProps, 'decks'> & { readonly side: Side }

/** The starter decks of a side as tiles. A starter deck has the name of its identity. */
export const starterTiles = (side: Side): readonly (Shown & StarterDeck)[] =>
  starterDecks.filter(deck => deck.side === side).map(deck => ({ ...deck, identityTitle: deck.name }))

/** A choice among the starter decks of a side. Until the player chooses, the first one is selected. */
export function DeckChoice({ side, value, ...rest }: DeckChoiceProps) {
  const decks = starterTiles(side)
  return <DeckTiles decks={decks} value={value ?? decks[0]?.id ?? null} {...rest} />
}
