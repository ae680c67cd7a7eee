import { starterDecks } from '@paydata/cards'
import type { Side } from '@paydata/engine'
import type { RoomView } from '@paydata/protocol'
import { useEffect } from 'react'
import { DeckChoice } from '../home/deck-choice.tsx'
import { say } from '../messages/english.ts'

interface DeckOfSeatProps {
  readonly side: Side
  readonly deck: RoomView['yourDeck']
  readonly onChoose: (starter: string) => void
}

/** The starter decks of a side. The first is taken at once: who has no other may begin. */
const DeckOfSeat = ({ side, deck, onChoose }: DeckOfSeatProps) => {
  const ofSide = starterDecks.filter(each => each.side === side)
  const first = ofSide[0]?.id
  const isNone = deck === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each seat that has no deck
  useEffect(() => {
    if (isNone && first !== undefined) onChoose(first)
  }, [isNone, first])
  const chosen = ofSide.find(({ name, identity }) => deck?.name === name && deck.identity === identity)
  return (
    <DeckChoice label={say.online.room.yourDeck} side={side} value={chosen?.id ?? ''} onChange={onChoose} />
  )
}

export default DeckOfSeat
