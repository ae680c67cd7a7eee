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

/** A list without a name of its own is called by its identity, as starter decks are: the cards tell them apart. */
const isSame = (deck: Chosen, { name, identity, cards }: StarterDeck): boolean =>
  deck.name === name &&
  deck.identity === identity &&
  deck.cards.length === cards.length &&
  cards.every(([card, count]) => deck.cards.some(([other, copies]) => other === card && copies === count))

/** Of a card that has not been loaded the tile tells no faction. */
function lookOf(identity: string) {
  const printed = loadedCard(identity)?.printed
  return { identityTitle: printed?.title ?? identity, faction: printed?.faction ?? '' }
}

/** The tile of a list that somebody brought: no starter deck has this name. */
const own = 'own'

/** The starter decks of a side, and the list that was brought instead. The first is taken at once: who has no other may begin. */
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
