import type { Definition, Game } from '@paydata/engine'
import { cardsOfFormat } from '@paydata/engine'

/** What everybody knows of facedown cards, as they can only be cards of the format. */
interface Bounds {
  /** No card in a root costs more than that to rez: who has that much can pay for no more of them with another credit. */
  readonly dearest: number
  /** No agenda is scored with fewer counters, unless something in its server that lies open makes it easier. */
  readonly fewestToScore: number
}

const known = new WeakMap<readonly Definition[], Bounds>()

export function boundsOf(game: Game): Bounds {
  const cards = cardsOfFormat(game)
  const found = known.get(cards) ?? boundsIn(cards)
  known.set(cards, found)
  return found
}

function boundsIn(cards: readonly Definition[]): Bounds {
  const costs = cards.flatMap(({ printed: { type, cost } }) =>
    (type === 'asset' || type === 'upgrade') && typeof cost === 'number' ? [cost] : [],
  )
  const requirements = cards.flatMap(({ printed: { advancement } }) => advancement ?? [])
  return { dearest: Math.max(0, ...costs), fewestToScore: Math.min(...requirements) }
}
