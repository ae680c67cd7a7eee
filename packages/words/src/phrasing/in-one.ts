import type { If, When } from '../tree/asking.ts'

/** How many words all of them begin with. */
function alikeAtFirst(all: readonly (readonly string[])[]): number {
  const [first = []] = all
  const different = first.findIndex((word, i) => all.some(words => words[i] !== word))
  return different < 0 ? first.length : different
}

/** A word that a noun follows does not stand for what is said of it. */
const isSubject = (words: readonly string[], you: string): boolean => words.length > 1 || words[0] === you

/** The words of a language that join others, and how it addresses a reader. */
interface Joining {
  readonly or: string
  readonly you: string
}

/** What all of them begin and end with, and what each says between. */
interface Shared {
  readonly start: string
  readonly middles: readonly string[]
  readonly end: readonly string[]
}

/** What a whole noun phrase begins with: half of one is not shared. */
const determiner = /^(an?|the|this|that)$/

function sharedBy(told: readonly string[], you: string): Shared | null {
  const all = told.map(text => text.split(' '))
  const [first = []] = all
  const start = alikeAtFirst(all)
  const longest = alikeAtFirst(all.map(words => words.slice(start).reverse()))
  const isOneWord = start > 0 && all.every(({ length }) => length === start + 1 + longest)
  const end = isOneWord || determiner.test(first[first.length - longest] ?? '') ? longest : 0
  const middles = all.map(words => words.slice(start, words.length - end))
  if (middles.some(({ length }) => length === 0) || !(isOneWord || isSubject(first.slice(0, start), you)))
    return null
  return {
    start: first.slice(0, start).join(' '),
    middles: middles.map(words => words.join(' ')),
    end: first.slice(first.length - end),
  }
}

/** What would end a run says itself that it is during that run. */
export const isOfRun = (on: When['on']): boolean =>
  'would' in on && on.would === 'endRun' && on.of.by !== null

/** Whether conditions are about one and the same card. */
export const areOfOneCard = (of: readonly If[]): boolean =>
  of.every(each => each.if === 'card' && !each.not) &&
  new Set(of.map(each => JSON.stringify('card' in each ? each.card : null))).size === 1

/** Events that differ in some words are told in one breath: "you install or trash a card". */
export function inOne(told: readonly string[], { or, you }: Joining): string {
  const shared = sharedBy(told, you)
  if (shared === null) return told.join(` ${or} `)
  return [shared.start, shared.middles.join(` ${or} `), ...shared.end].join(' ')
}

/** What did not happen: what one "not" stands before is joined by "or", and else by "and". */
export function noneInOne(told: readonly string[], { or, you, and, not }: Negation): string {
  const shared = sharedBy(told, you)
  return inOne(told, { or: shared !== null && not.test(shared.start) ? or : and, you })
}
interface Negation extends Joining {
  readonly and: string
  readonly not: RegExp
}

/** Moments at which one and the same player does something: "whenever you do damage or trash 1 or more cards". */
export function momentsInOne(
  told: readonly string[],
  moments: readonly When[],
  joining: Joining,
): string | null {
  const [first] = moments
  const by = first !== undefined && 'event' in first.on ? first.on.event.by : null
  const areOfOne = moments.every(
    ({ on, how, if: only }) => 'event' in on && on.event.by === by && how === first?.how && only.length === 0,
  )
  const text = inOne(told, joining)
  return by === null || !areOfOne || text === told.join(` ${joining.or} `) ? null : text
}
