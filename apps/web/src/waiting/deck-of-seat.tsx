import { loadedCard } from '@paydata/cards/loading'
import type { Format, NamedDeck } from '@paydata/decks/starter'
import type { Side } from '@paydata/engine'
import type { RoomView } from '@paydata/protocol'
import { useEffect, useEffectEvent } from 'react'
import { DeckChoice } from '../home/deck-choice.tsx'
import { useReadyDecks } from '../home/ready-decks.ts'
import { waiting as words } from '../messages/waiting.ts'

type Chosen = NonNullable<RoomView['yourDeck']>

interface DeckOfSeatProps {
  readonly side: Side
  /** The format of the game. */
  readonly format: Format
  readonly deck: Chosen | null
  readonly onChoose: (chosen: string | NamedDeck) => void
}

/** The tile for a list that the player brought. No other deck has its id. */
const own = 'own'
const brought = ({ name, identity }: NamedDeck) => ({
  id: own,
  name: `${name.replace(/: .*/, '')}: ${words.ownList}`,
  identity,
  // A card that is not loaded has no faction here.
  faction: loadedCard(identity)?.printed.faction ?? '',
})

/**
 * The decks for a seat: the player's own, the ready decks of its side, and a list if they brought one. A player without a deck
 * gets the first ready deck at once, so that they can begin.
 */
function DeckOfSeat({ side, format, deck, onChoose }: DeckOfSeatProps) {
  const first = useReadyDecks(side, format)[0]?.id
  const isNone = deck === null
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    if (isNone && first !== undefined) choose(first)
  }, [isNone, first])
  return (
    <DeckChoice
      label={words.yourDeck}
      side={side}
      format={format}
      value={deck}
      brought={brought}
      onChange={chosen => chosen !== own && onChoose(chosen)}
    />
  )
}

export default DeckOfSeat
