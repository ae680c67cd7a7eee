import { useEffect } from 'react'
import type { Playing } from '../local/beginning.ts'
import { Builder } from './builder.tsx'
import { DeckList } from './deck-list.tsx'
import { SharedDeck } from './shared-deck.tsx'
import { keepInSync } from './sync.ts'

interface DecksProps {
  /** The id of a deck, or `shared` for one that the address holds; null for the list. */
  readonly deck: string | null
  readonly onPlay: (playing: Playing) => void
}

/** The screens of decks. */
export default function Decks({ deck, onPlay }: DecksProps) {
  useEffect(() => void keepInSync().catch(reportError), [])
  if (deck === null) return <DeckList />
  return deck === 'shared' ? <SharedDeck onPlay={onPlay} /> : <Builder key={deck} id={deck} onPlay={onPlay} />
}
