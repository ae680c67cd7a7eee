import { factsOf } from '../cards/facts.ts'
import type { Draft } from './history.ts'

interface Grouped {
  readonly type: string
  readonly size: number
  readonly cards: Draft['cards']
}

const order = [
  ...['agenda', 'asset', 'upgrade', 'operation', 'ice'],
  ...['event', 'hardware', 'resource', 'program', 'identity', 'unknown'],
]

const costIn = (id: string): number => {
  const printed = factsOf(id)?.printed
  const cost = printed?.type === 'agenda' ? printed.advancement : printed?.cost
  return typeof cost === 'number' ? cost : -1
}
const titleIn = (id: string): string => factsOf(id)?.printed.title ?? id

/** The cards of a deck by types, within a type by cost and title. */
export function grouped({ cards }: Pick<Draft, 'cards'>): readonly Grouped[] {
  return order.flatMap(type => {
    const own = cards.filter(([id]) => (factsOf(id)?.printed.type ?? 'unknown') === type)
    if (own.length === 0) return []
    const sorted = own.toSorted(([a], [b]) => costIn(a) - costIn(b) || (titleIn(a) < titleIn(b) ? -1 : 1))
    return [{ type, size: own.reduce((sum, [, count]) => sum + count, 0), cards: sorted }]
  })
}
