import { sizeOf } from '@paydata/decks'
import { useEffect, useRef, useState } from 'react'
import { factsOf } from '../cards/facts.ts'
import { decks as words } from '../messages/decks.ts'
import { copiesIn } from './building.ts'
import type { Draft } from './history.ts'

/** What a screen reader is told after a change of a deck: the card, how many there are now, and the size of the deck. */
function sayChange(before: Draft, now: Draft): string | null {
  const ids = new Set([...before.cards, ...now.cards].map(([id]) => id))
  const changed = [...ids].filter(id => copiesIn(before, id) !== copiesIn(now, id))
  const [card] = changed
  if (card === undefined || changed.length > 1) return null
  const title = factsOf(card)?.printed.title ?? card
  const count = copiesIn(now, card)
  return count === 0 ? words.deck.gone(title, sizeOf(now)) : words.deck.now(title, count, sizeOf(now))
}

export function useSaid(deck: Draft): string {
  const [said, setSaid] = useState('')
  const before = useRef(deck)
  useEffect(() => {
    const change = sayChange(before.current, deck)
    before.current = deck
    if (change !== null) setSaid(change)
  }, [deck])
  return said
}
