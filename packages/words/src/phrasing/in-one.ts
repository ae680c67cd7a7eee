import type { If, When } from '../tree/asking.ts'
import type { Text } from './text.ts'
import { joined, spaced } from './text.ts'

/** A clause in parts, in their order: who does it, what is done, and to what. */
export type Parts = readonly Text[]
/** What did not happen, and the part that denies it. */
export interface Denied {
  readonly parts: Parts
  readonly denial: Text
}

const isAlike = (one: Text, other: Text | undefined): boolean =>
  other !== undefined && `${one}` === `${other}`

/** How many parts all of them begin with. */
function alikeAtFirst(all: readonly Parts[]): number {
  const [first = []] = all
  const different = first.findIndex((part, i) => all.some(parts => !isAlike(part, parts[i])))
  return different < 0 ? first.length : different
}

/** What all of them begin and end with, and what each says between. */
interface Shared {
  readonly start: Parts
  readonly middles: readonly Text[]
  readonly end: Parts
}

function sharedBy(told: readonly Parts[]): Shared | null {
  const all = told.map(parts => parts.filter(part => part !== ''))
  const [first = []] = all
  const start = alikeAtFirst(all)
  const end = alikeAtFirst(all.map(parts => parts.filter((_, i) => i >= start).toReversed()))
  const middles = all.map(parts => parts.filter((_, i) => i >= start && i < parts.length - end))
  if (start === 0 || middles.some(({ length }) => length === 0)) return null
  return {
    start: first.filter((_, i) => i < start),
    middles: middles.map(parts => spaced(...parts)),
    end: first.filter((_, i) => i >= first.length - end),
  }
}

/** What would end a run says itself that it is during that run. */
export const isOfRun = (on: When['on']): boolean =>
  'would' in on && on.would === 'endRun' && on.of.by !== null

/** Whether conditions are about one and the same card. */
export const areOfOneCard = (of: readonly If[]): boolean =>
  of.every(each => each.if === 'card' && !each.not) &&
  new Set(of.map(each => JSON.stringify('card' in each ? each.card : null))).size === 1

const told = (shared: Shared | null, all: readonly Parts[], word: string): Text =>
  shared === null
    ? joined(
        all.map(parts => spaced(...parts)),
        ` ${word} `,
      )
    : spaced(...shared.start, joined(shared.middles, ` ${word} `), ...shared.end)

/** Clauses that differ in some parts are told in one breath: "you install or trash a card". */
export const inOne = (all: readonly Parts[], or: string): Text => told(sharedBy(all), all, or)

/** Whether clauses have who does it in common. */
export const haveOneSubject = (all: readonly Parts[]): boolean => sharedBy(all) !== null

/** What did not happen: what one "not" stands before is joined by "or", and else by "and". */
export function noneInOne(all: readonly Denied[], or: string, and: string): Text {
  const parts = all.map(each => each.parts)
  const shared = sharedBy(parts)
  const isDeniedOnce = all.every(({ denial }) => shared?.start.some(part => isAlike(denial, part)) === true)
  return told(shared, parts, isDeniedOnce ? or : and)
}

/** Moments at which one and the same player does something: "whenever you do damage or trash 1 or more cards". */
export function areOfOnePlayer(moments: readonly When[]): boolean {
  const [first, ...others] = moments
  const by = first !== undefined && 'event' in first.on ? first.on.event.by : null
  const isPlain = ({ how, each, atOnce, after, if: only }: When): boolean =>
    how === first?.how && each === null && !atOnce && after === undefined && only.length === 0
  return (
    by !== null &&
    others.length > 0 &&
    moments.every(each => 'event' in each.on && each.on.event.by === by && isPlain(each))
  )
}
