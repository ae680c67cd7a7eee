import type { Definition, Game } from '@paydata/engine'
import { cardsOfFormat } from '@paydata/engine'

/** What everybody knows about facedown cards, because each must be a card of the format. */
interface Bounds {
  /** The highest rez cost of a card in a root. A Corp that has as many credits can rez no more cards when it gains another one. */
  readonly dearest: number
  /** No agenda needs fewer advancement counters to be scored, unless a faceup card in its server reduces the number. */
  readonly fewestToScore: number
}

const known = new WeakMap<readonly Definition[], Bounds>()

export function boundsOf(game: Game): Bounds {
  const cards = cardsOfFormat(game)
  const already = known.get(cards)
  if (already !== undefined) return already
  const found = boundsIn(cards)
  known.set(cards, found)
  return found
}

function boundsIn(cards: readonly Definition[]): Bounds {
  const costs = cards.flatMap(({ printed: { type, cost } }) =>
    (type === 'asset' || type === 'upgrade') && typeof cost === 'number' ? [cost] : [],
  )
  const requirements = cards.flatMap(({ printed: { advancement } }) =>
    // X may be nothing at all.
    advancement === 'X' ? 0 : (advancement ?? []),
  )
  return { dearest: Math.max(0, ...costs), fewestToScore: Math.min(...requirements) }
}
