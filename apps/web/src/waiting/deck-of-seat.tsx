import { loadedCard } from '@paydata/cards/loading'
import type { StarterDeck } from '@paydata/cards/starter'
import type { Side } from '@paydata/engine'
import type { RoomView } from '@paydata/protocol'
import { useEffect } from 'react'
import { DeckTiles, starterTiles } from '../home/deck-choice.tsx'
import { say } from '../messages/say.ts'

const words = say.online.room

type Chosen = NonNullable<RoomView['yourDeck']>

interface DeckOfSeatProps {
  readonly side: Side
  readonly deck: Chosen | null
  readonly onChoose: (starter: string) => void
}

/** Whether a deck is a starter deck. Only its cards tell: a list without a name is called by its identity, as a starter deck is. */
const isSame = (deck: Chosen, { name, identity, cards }: StarterDeck): boolean =>
  deck.name === name &&
  deck.identity === identity &&
  deck.cards.length === cards.length &&
  cards.every(([card, count]) => deck.cards.some(([other, copies]) => other === card && copies === count))

/** The title and faction of an identity. A card that is not loaded has no faction here. */
function lookOf(identity: string) {
  const printed = loadedCard(identity)?.printed
  return { identityTitle: printed?.title ?? identity, faction: printed?.faction ?? '' }
}

/** The id of the tile for the player's own list. No starter deck has this id. */
const own = 'own'

/**
 * The starter decks of a side, and the player's own list if they brought one. A player without a deck gets the first starter
 * deck at once, so that they can begin.
 */
const DeckOfSeat = ({ side, deck, onChoose }: DeckOfSeatProps) => {
  const starters = starterTiles(side)
  const first = starters[0]?.id
  const isNone = deck === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each seat that has no deck
  useEffect(() => {
    if (isNone && first !== undefined) onChoose(first)
  }, [isNone, first])
  const starter = deck === null ? undefined : starters.find(each => isSame(deck, each))
  const brought =
    deck === null || starter !== undefined
      ? []
      : [{ id: own, name: `${deck.name.replace(/: .*/, '')}: ${words.ownList}`, ...lookOf(deck.identity) }]
  return (
    <DeckTiles
      label={words.yourDeck}
      decks={[...starters, ...brought]}
      value={starter?.id ?? own}
      onChange={id => id !== own && onChoose(id)}
    />
  )
}

export default DeckOfSeat
