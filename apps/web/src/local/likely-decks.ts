import { broughtToPlay, formats, formatsWithMore, starterDecks } from '@paydata/decks/starter'
import type { Deck } from '@paydata/engine'

/** Whether some of the lists beside the starter decks can be met in a game with cards of these sets; null stands for all sets. */
const hasMore = (sets: readonly string[] | null): boolean =>
  sets === null || formatsWithMore.some(format => formats[format]?.every(set => sets.includes(set)))

/** The decks that a computer expects. It does without those that cannot be loaded. */
export async function likelyDecks(sets: readonly string[] | null): Promise<readonly Deck[]> {
  const more = hasMore(sets)
    ? await import('@paydata/decks/ready').then(
        ({ moreReadyDecks }) => moreReadyDecks,
        () => [],
      )
    : []
  return [...starterDecks, ...more].map(broughtToPlay)
}
