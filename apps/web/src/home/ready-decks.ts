import type { Format, StarterDeck } from '@paydata/decks/starter'
import { formatsWithMore, starterDecks, startersIn } from '@paydata/decks/starter'
import type { Side } from '@paydata/engine'
import { useEffect, useState } from 'react'

type More = typeof import('@paydata/decks/ready')

/** The lists beside the starter decks. They are loaded only where a format has some of them. */
const loadMore = (): Promise<More> => import('@paydata/decks/ready')
const hasMore = (format: Format): boolean => formatsWithMore.includes(format)

const decksOf = (side: Side, format: Format, more: More | null): readonly StarterDeck[] => [
  ...starterDecks.filter(deck => deck.side === side && startersIn[format].includes(deck.id)),
  ...(more?.moreReadyDecks.filter(deck => deck.side === side && more.readyIn[format].includes(deck.id)) ??
    []),
]

/** The decks of a side that can be played at once in a format. */
export const readyDecksFor = async (side: Side, format: Format): Promise<readonly StarterDeck[]> =>
  decksOf(side, format, hasMore(format) ? await loadMore() : null)

/** The same for a component: none until the lists that a format has are there. */
export function useReadyDecks(side: Side, format: Format): readonly StarterDeck[] {
  const [more, setMore] = useState<More | 'lost' | null>(null)
  const isNeeded = hasMore(format) && more === null
  useEffect(() => {
    let isHere = true
    const set = (next: More | 'lost'): void => (isHere ? setMore(next) : undefined)
    if (isNeeded) loadMore().then(set, () => set('lost'))
    return () => {
      isHere = false
    }
  }, [isNeeded])
  // The starter decks can be chosen also if the others cannot be loaded.
  return isNeeded ? [] : decksOf(side, format, more === 'lost' ? null : more)
}

/** What is offered against the computer first. */
const firstFormats: readonly Format[] = ['startup', 'system-gateway', 'core']

/** The formats in which there is a deck for each side to be played at once, with those first that most players want. */
export const formatsWithDecks: readonly Format[] = [
  ...firstFormats,
  ...(Object.keys(startersIn) as readonly Format[]).filter(
    format => !firstFormats.includes(format) && (startersIn[format].length > 0 || hasMore(format)),
  ),
]
