import { publishedFormats as written } from '@paydata/cards/published/formats'
import type { Copies, NamedDeck } from './model.ts'
import type { PoolName } from './pools.ts'

/** What a format forbids besides the rules, from a day on: a ban list, or a list of points (CR 1.4.8). */
export interface Restriction {
  readonly name: string
  /** The first day, such as 2026-05-01. */
  readonly from: string
  readonly banned: readonly string[]
  /** How many agendas worth 3 points a deck may hold. */
  readonly threePointAgendas?: number | undefined
  /** How many points the cards of a deck may come to together, each counted once. */
  readonly pointLimit?: number | undefined
  /** The cards that count so many points. */
  readonly points?: Readonly<Record<string, readonly string[]>> | undefined
}

const lists = new Map<string, readonly Restriction[]>(written.map(({ id, lists: of }) => [id, of]))

/** Every list that a format has had, or will have, the oldest first. */
export const restrictionsOf = (format: PoolName): readonly Restriction[] => lists.get(format) ?? []

/** What holds in a format on a day: the last list that had begun by then, or without a day the last there is. */
export const restrictionOf = (format: PoolName, day?: string): Restriction | undefined =>
  lists.get(format)?.findLast(({ from }) => day === undefined || from <= day)

export const restrictionNamed = (name: string): Restriction | undefined =>
  [...lists.values()].flat().find(list => list.name === name)

/** The points of a list that a deck has: each card counts once, however many copies there are. */
export function pointsOfList({ points = {} }: Restriction, { identity, cards }: NamedDeck): number {
  const named = new Set([identity, ...cards.map(([id]: Copies) => id)])
  return Object.entries(points).reduce(
    (sum, [each, ids]) => sum + Number(each) * ids.filter(id => named.has(id)).length,
    0,
  )
}
