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

export interface Ready {
  readonly decks: readonly StarterDeck[]
  /** Shows the decks of the other lists, too; null if all there are are shown. */
  readonly showMore: (() => void) | null
}

/**
 * The decks of a side that can be played at once in a format: the starter decks, and where there are none, or when they are wanted,
 * those of the other lists.
 */
export function useReadyDecks(side: Side, format: Format): Ready {
  const [more, setMore] = useState<More | null>(null)
  const [isWanted, setWanted] = useState(false)
  const isNeeded = hasMore(format) && (isWanted || startersIn[format].length === 0)
  useEffect(() => {
    let isHere = true
    // The starter decks can be chosen also if the others cannot be loaded.
    if (isNeeded) loadMore().then(loaded => isHere && setMore(loaded), console.error)
    return () => {
      isHere = false
    }
  }, [isNeeded])
  const isAll = !hasMore(format) || more !== null
  const decks = decksOf(side, format, isNeeded ? more : null)
  return { decks, showMore: isAll ? null : () => setWanted(true) }
}

/** The formats in which there is a deck for each side to be played at once. */
export const formatsWithDecks = (Object.keys(startersIn) as readonly Format[]).filter(
  format => startersIn[format].length > 0 || hasMore(format),
)
