import type { CardName } from '@paydata/engine'
import type { Boosts, Breaker, Breaks, Cost } from '../reading/breaking.ts'
import type { Barrier, Effect } from './barrier.ts'
import type { Toll } from './toll.ts'

/** What a Runner has for a way through ice. */
export interface Means {
  readonly breakers: readonly Breaker[]
  readonly credits: number
  /** On cards that pay for the use of icebreakers alone. */
  readonly forBreakers: number
  /** In the bad publicity fund, and on cards that pay for anything. */
  readonly forAll: number
  readonly clicks: number
  /** Cards to lose before damage kills. */
  readonly hand: number
}

/** An ability that is used so many times. */
export interface Used {
  readonly card: CardName
  readonly path: string
  readonly times: number
}

/** How one ice is passed: what is used, in this order, and which subroutines are left to resolve. */
export interface Passed {
  readonly ice: CardName
  readonly uses: readonly Used[]
  readonly leaves: readonly number[]
}

/** A Runner on the way: what it took so far, and what lasts. */
export interface Walk {
  /** Credits for icebreakers, which cards may pay, and others. */
  readonly breaking: number
  readonly paid: number
  /** Lost from the pool alone. */
  readonly lost: number
  readonly clicks: number
  readonly damage: number
  readonly tags: number
  readonly harm: number
  readonly isPlain: boolean
  /** For each breaker the strength that it keeps until the run ends, and the counters that it used up. */
  readonly stronger: readonly number[]
  readonly counters: readonly number[]
  readonly passed: readonly Passed[]
}

export const setOut = (breakers: readonly Breaker[]): Walk => ({
  breaking: 0,
  paid: 0,
  lost: 0,
  clicks: 0,
  damage: 0,
  tags: 0,
  harm: 0,
  isPlain: true,
  stronger: breakers.map(() => 0),
  counters: breakers.map(() => 0),
  passed: [],
})

/** What has to come from the pool, when everything else is spent first. */
function fromPool({ breaking, paid, lost }: Walk, { forBreakers, forAll }: Means): number {
  return lost + Math.max(0, paid + Math.max(0, breaking - forBreakers) - forAll)
}

const isPossible = (walk: Walk, means: Means): boolean =>
  fromPool(walk, means) <= means.credits && walk.clicks <= means.clicks && walk.damage <= means.hand

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

export function tollOf(walk: Walk, means: Means): Toll {
  const credits = fromPool(walk, means)
  return {
    credits,
    otherCredits: walk.breaking + walk.paid + walk.lost - credits,
    clicks: walk.clicks,
    cards: 0,
    damage: walk.damage,
    tags: walk.tags,
    counters: sum(walk.counters),
    harm: walk.harm,
  }
}

/** All ways past one more ice that no other way there is at least as good as in everything. */
export function pastIce(walks: readonly Walk[], barrier: Barrier, means: Means): readonly Walk[] {
  const tools = toolsFor(barrier, means.breakers)
  const all = walks.flatMap(walk =>
    barrier.meets.flatMap(met => {
      const begun = affected(walk, met, means)
      return begun === undefined ? [] : pastSubroutines(begun, barrier, tools, means)
    }),
  )
  return undominated(all)
}

/** What happens to a Runner who lets something happen; nothing if the run ends, or the Runner dies. */
function affected(walk: Walk, effect: Effect, means: Means): Walk | undefined {
  if (effect.stops) return undefined
  const paid = { ...walk, paid: walk.paid + effect.price }
  if (effect.price > 0 && !isPossible(paid, means)) return undefined
  const after = {
    ...paid,
    // A player loses no more than there is (CR 1.10.3b).
    lost: paid.lost + Math.min(effect.losesCredits, Math.max(0, means.credits - fromPool(paid, means))),
    clicks: paid.clicks + Math.min(effect.losesClicks, Math.max(0, means.clicks - paid.clicks)),
    damage: paid.damage + effect.damage,
    tags: paid.tags + effect.tags,
    harm: paid.harm + effect.harm,
    isPlain: paid.isPlain && effect.isPlain,
  }
  return isPossible(after, means) ? after : undefined
}

/** Breaks some subroutines, and lets the others resolve. */
function pastSubroutines(walk: Walk, barrier: Barrier, tools: readonly Tool[], means: Means): Walk[] {
  const { subroutines, ice } = barrier
  const plain = walk.isPlain && barrier.isPlain
  return leavings(barrier).flatMap(leaves => {
    const broken = subroutines.length - leaves.length
    const begun = { walk: { ...walk, isPlain: plain }, uses: [], weaker: 0 }
    const done = broken === 0 ? [begun] : breakings(begun, barrier, tools, broken, leaves.length === 0, means)
    const walks = done.map(({ walk: after, uses }) => ({
      ...after,
      passed: [...after.passed, { ice, uses, leaves }],
    }))
    return undominated(walks).flatMap(after => {
      let on: Walk | undefined = after
      for (const { index, effect } of subroutines)
        if (on !== undefined && leaves.includes(index)) on = affected(on, effect, means)
      return on ?? []
    })
  })
}

type Subroutines = Barrier['subroutines']
const left = new WeakMap<Subroutines, readonly (readonly number[])[]>()

/** Which subroutines can be left: of those that do the same, the first ones. */
function leavings({ subroutines }: Barrier): readonly (readonly number[])[] {
  const known = left.get(subroutines) ?? leavingsOf(subroutines)
  left.set(subroutines, known)
  return known
}

function leavingsOf(subroutines: Subroutines): readonly (readonly number[])[] {
  const groups = new Map<string, number[]>()
  for (const { index, effect } of subroutines) {
    if (effect.stops) continue
    const likeness = JSON.stringify(effect)
    groups.set(likeness, [...(groups.get(likeness) ?? []), index])
  }
  let all: number[][] = [[]]
  for (const group of groups.values())
    all = all.flatMap(before =>
      Array.from({ length: group.length + 1 }, (_, count) => [...before, ...group.slice(0, count)]),
    )
  return all
}

interface Doing {
  readonly walk: Walk
  readonly uses: readonly Used[]
  /** How much weaker the ice was made. */
  readonly weaker: number
}

/** All ways to break so many subroutines, with one breaker after the other. */
function breakings(
  begun: Doing,
  barrier: Barrier,
  tools: readonly Tool[],
  count: number,
  isWhole: boolean,
  means: Means,
): readonly Doing[] {
  if (tools.length === 0) return []
  const isTooStrong = tools.some(tool => missingTo(begun, barrier, tool) > 0)
  const weakened = isTooStrong ? weakenings(begun, barrier, means) : [begun]
  return weakened.flatMap(doing => withTools(doing, barrier, tools, count, isWhole, means))
}

/** How much strength it lacks, where it has to have that of the ice. */
function missingTo({ walk, weaker }: Doing, { strength }: Barrier, { at, breaks, ...tool }: Tool): number {
  if (at === null || !breaks.isInterface) return 0
  return strength - weaker - tool.strength - (walk.stronger[at] ?? 0)
}

interface Tool {
  /** The place of its breaker; of an ability of the ice none. */
  readonly at: number | null
  readonly card: CardName
  readonly breaks: Breaks
  readonly boosts: readonly Boosts[]
  readonly strength: number
}

function toolsFor({ subtypes, own, ice }: Barrier, breakers: readonly Breaker[]): readonly Tool[] {
  const fits = ({ subtype, on }: Breaks, host: CardName): boolean =>
    (subtype === null || subtypes.includes(subtype)) && (on === 'any' || (on === 'host' && host === ice))
  return [
    ...breakers.flatMap(({ card, breaks, boosts, strength }, at) =>
      breaks
        .filter(each => fits(each, card.host))
        .map(each => ({ at, card: card.id, breaks: each, boosts, strength })),
    ),
    ...own.map(breaks => ({ at: null, card: ice, breaks, boosts: [], strength: 0 })),
  ]
}

function withTools(
  doing: Doing,
  barrier: Barrier,
  [tool, ...others]: readonly Tool[],
  count: number,
  isWhole: boolean,
  means: Means,
): Doing[] {
  if (count === 0) return [doing]
  if (tool === undefined) return []
  const found = withTools(doing, barrier, others, count, isWhole, means)
  for (const strong of strengthened(doing, barrier, tool, means))
    for (let broken = 1; broken <= count; broken++) {
      // Who must break two breaks all there are if those are fewer.
      const { most, isUpTo } = tool.breaks
      if (!isUpTo && broken % most !== 0 && !(isWhole && broken === count)) continue
      const after = using(strong, tool.at, tool.card, tool.breaks, Math.ceil(broken / most), means)
      if (after !== undefined)
        found.push(...withTools(after, barrier, others, count - broken, isWhole, means))
    }
  return found
}

/** The breaker as strong as the ice, where it has to be. */
function strengthened(doing: Doing, barrier: Barrier, tool: Tool, means: Means): readonly Doing[] {
  const { at, boosts, card } = tool
  const missing = missingTo(doing, barrier, tool)
  if (missing <= 0) return [doing]
  return boosts.flatMap(boost => {
    if (boost.strength <= 0) return []
    const times = Math.ceil(missing / boost.strength)
    const after = using(doing, at, card, boost, times, means)
    if (after === undefined) return []
    const lasting = boost.until === 'runEnds' ? times * boost.strength : 0
    const stronger = after.walk.stronger.map((each, nth) => (nth === at ? each + lasting : each))
    return [{ ...after, walk: { ...after.walk, stronger } }]
  })
}

/** Every weakness that some cards can give the ice. */
function weakenings(begun: Doing, { strength }: Barrier, means: Means): readonly Doing[] {
  let all: readonly Doing[] = [begun]
  for (const [at, { card, weakens }] of means.breakers.entries())
    for (const each of weakens)
      all = all.flatMap(doing => {
        const most = Math.max(0, Math.ceil((strength - doing.weaker) / each.strength))
        return Array.from({ length: most + 1 }, (_, times) => times).flatMap(times => {
          if (times === 0) return [doing]
          const after = using(doing, at, card.id, each, times, means)
          return after === undefined ? [] : [{ ...after, weaker: doing.weaker + times * each.strength }]
        })
      })
  return all
}

interface Usable {
  readonly path: string
  readonly cost: Cost
  readonly isPlain: boolean
}

/** Nothing if it cannot be paid for. */
function using(
  { walk, uses, weaker }: Doing,
  at: number | null,
  card: CardName,
  { path, cost, isPlain }: Usable,
  times: number,
  means: Means,
): Doing | undefined {
  const breaker = at === null ? undefined : means.breakers[at]
  const isIcebreaker = breaker?.card.face?.subtypes.includes('icebreaker') === true
  const credits = cost.credits * times
  const counters = walk.counters.map((each, nth) => (nth === at ? each + cost.counters * times : each))
  const after = {
    ...walk,
    breaking: walk.breaking + (isIcebreaker ? credits : 0),
    paid: walk.paid + (isIcebreaker ? 0 : credits),
    clicks: walk.clicks + cost.clicks * times,
    counters,
    isPlain: walk.isPlain && isPlain,
  }
  if (!isPossible(after, means)) return undefined
  if (at !== null && cost.counters > 0 && (counters[at] ?? 0) > countersOn(breaker)) return undefined
  return { walk: after, uses: [...uses, { card, path, times }], weaker }
}

/** Of the kind that its abilities take; no breaker has two. */
const countersOn = (breaker: Breaker | undefined): number => {
  const { virus = 0, power = 0 } = breaker?.card.counters ?? {}
  return virus + power
}

/** So many ways are followed on; only rows of many unlike ice have more. */
const mostFollowed = 32

const creditsOf = ({ breaking, paid, lost }: Walk): number => breaking + paid + lost
const worthOfWalk = (walk: Walk): number =>
  creditsOf(walk) + walk.clicks * 2 + walk.damage * 1.5 + walk.tags * 2 + walk.harm + sum(walk.counters)

/** What could run out, or is least of all in sum. */
const scarce: readonly ((walk: Walk) => number)[] = [
  worthOfWalk,
  creditsOf,
  ({ clicks }) => clicks,
  ({ damage }) => damage,
]

/** Those that no other is at least as good as in everything; of too many those that take least of something. */
function undominated(walks: readonly Walk[]): readonly Walk[] {
  if (walks.length < 2) return walks
  const sorted = walks.map(walk => ({ walk, worth: worthOfWalk(walk) })).sort((a, b) => a.worth - b.worth)
  const kept: Walk[] = []
  // What is better in everything is worth no more, so it has come before.
  for (const { walk } of sorted) if (!kept.some(other => isAsGood(other, walk))) kept.push(walk)
  if (kept.length <= mostFollowed) return kept
  const followed = scarce.flatMap(of =>
    kept.toSorted((a, b) => of(a) - of(b)).slice(0, mostFollowed / scarce.length),
  )
  return [...new Set(followed)]
}

/** What has to come from the pool is as good for anything else, and what cards pay for anything for icebreakers. */
function isAsGood(one: Walk, other: Walk): boolean {
  if (one.lost > other.lost || one.lost + one.paid > other.lost + other.paid) return false
  if (creditsOf(one) > creditsOf(other) || one.clicks > other.clicks || one.damage > other.damage)
    return false
  if (one.tags > other.tags || one.harm > other.harm) return false
  for (let at = 0; at < one.counters.length; at++) {
    if ((one.counters[at] ?? 0) > (other.counters[at] ?? 0)) return false
    if ((one.stronger[at] ?? 0) < (other.stronger[at] ?? 0)) return false
  }
  return true
}
