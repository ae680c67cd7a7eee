import type { ListedCard } from '@paydata/cards/catalogue'
import type { CardText } from '@paydata/engine/vocabulary'

/** The kinds of ice that decks need something against, or all of them at once. */
export type Coverage = 'barrier' | 'code gate' | 'sentry' | 'any'

type Fields = { readonly [name: string]: unknown }
const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Every part of a definition, which is plain data. */
function* partsIn(value: unknown): Generator<Fields> {
  if (!isObject(value)) return
  if (!Array.isArray(value)) yield value
  for (const each of Object.values(value)) yield* partsIn(each)
}

const partsOf = (does: CardText | undefined): readonly Fields[] => [...partsIn(does?.abilities ?? [])]

/** Whether a card brings its player credits: into the pool, or onto a card to spend from there. */
export const givesIncome = (does: CardText | undefined, side: ListedCard['side']): boolean =>
  partsOf(does).some(
    part =>
      (part.do === 'gainCredits' && (part.who === 'you' || part.who === side)) ||
      part.do === 'takeCredits' ||
      (part.do === 'placeCounters' && part.counter === 'credit') ||
      part.declare === 'recurring',
  )

/** How much memory a card adds to that of its player, where that is always the same. */
export const memoryGiven = (does: CardText | undefined): number =>
  partsOf(does).reduce(
    (all, { declare, by, for: only }) =>
      declare === 'memory' && typeof by === 'number' && only === undefined ? all + by : all,
    0,
  )

/** What icebreakers break by what is printed on them. */
const bySubtype: Readonly<Record<string, Coverage>> = {
  fracter: 'barrier',
  decoder: 'code gate',
  killer: 'sentry',
  ai: 'any',
}

const coverages: ReadonlySet<unknown> = new Set<Coverage>(['barrier', 'code gate', 'sentry'])
const isCoverage = (word: unknown): word is Coverage => coverages.has(word)

/** The kinds of ice whose subroutines a card breaks: by what it does, or without its definition by its subtypes. */
export function breaksWith({ subtypes = [] }: ListedCard, does: CardText | undefined): ReadonlySet<Coverage> {
  if (does === undefined) return new Set(subtypes.flatMap(subtype => bySubtype[subtype] ?? []))
  return new Set(
    partsOf(does).flatMap((part): Coverage[] => {
      if (part.do !== 'breakSubroutines') return []
      if (part.subtype === undefined) return ['any']
      return isCoverage(part.subtype) ? [part.subtype] : []
    }),
  )
}
