import type { Definition, Game } from '@paydata/engine'
import { cardsOfFormat, requirementUnseen } from '@paydata/engine'

/** What everybody knows about facedown cards, because each must be a card of the format. */
interface Bounds {
  /** The highest rez cost of a card in a root. A Corp that has as many credits can rez no more cards when it gains another one. */
  readonly dearest: number
  /** No agenda needs fewer advancement counters to be scored, unless a faceup card in its server reduces the number. */
  readonly fewestToScore: number
}

/** The same for cards that are always so, and agendas for which it depends on the game. */
interface Printed extends Bounds {
  readonly needX: readonly Definition[]
}

const known = new WeakMap<readonly Definition[], Printed>()

export function boundsOf(game: Game): Bounds {
  const cards = cardsOfFormat(game)
  const printed = known.get(cards) ?? printedOn(cards)
  known.set(cards, printed)
  const { dearest, fewestToScore, needX } = printed
  return {
    dearest,
    fewestToScore: Math.min(fewestToScore, ...needX.map(each => requirementUnseen(game, each))),
  }
}

function printedOn(cards: readonly Definition[]): Printed {
  const costs = cards.flatMap(({ printed: { type, cost } }) =>
    (type === 'asset' || type === 'upgrade') && typeof cost === 'number' ? [cost] : [],
  )
  const requirements = cards.flatMap(({ printed: { advancement } }) =>
    typeof advancement === 'number' ? advancement : [],
  )
  return {
    dearest: Math.max(0, ...costs),
    fewestToScore: Math.min(...requirements),
    needX: cards.filter(({ printed }) => printed.advancement === 'X'),
  }
}
