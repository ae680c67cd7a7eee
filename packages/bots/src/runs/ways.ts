import type { CardView, Definitions, RunView, ServerId, View } from '@paydata/engine'
import { breakersIn } from '../reading/breaking.ts'
import { definitionOf, nodesIn } from '../reading/meaning.ts'
import type { Barrier } from './barrier.ts'
import { barrierOf, effectOf } from './barrier.ts'
import type { Means, Passed, Walk } from './passing.ts'
import { pastIce, setOut, tollOf } from './passing.ts'
import type { Toll } from './toll.ts'
import { worthOfToll } from './toll.ts'

/** A way through ice that no other is at least as good as in everything. */
export interface Way {
  readonly toll: Toll
  /** The ice on it, from where the Runner is, and how each is passed. */
  readonly passed: readonly Passed[]
  /** Whether the cards on it do nothing else to the Runner than what is counted: `harm` is for the Corp alone. */
  readonly isExact: boolean
}

/** All ways past some ice, in the order in which the Runner comes to it; the cheapest first. None if there is no way. */
export function waysPast(barriers: readonly Barrier[], means: Means): readonly Way[] {
  let walks: readonly Walk[] = [setOut(means.breakers)]
  for (const barrier of barriers) walks = pastIce(walks, barrier, means)
  // What was kept for the way, such as strength that lasts, is no longer of use at its end.
  return cheapestFirst(
    walks.map(walk => ({ toll: tollOf(walk, means), passed: walk.passed, isExact: walk.isPlain })),
  )
}

/** Those that no other is at least as good as in everything. */
export function cheapestFirst<Kind extends Way>(ways: readonly Kind[]): readonly Kind[] {
  const sorted = ways.toSorted((a, b) => worthOfToll(a.toll) - worthOfToll(b.toll))
  return sorted.filter(({ toll }, nth) => !sorted.some((other, at) => at < nth && isAsGood(other.toll, toll)))
}

const isAsGood = (one: Toll, other: Toll): boolean =>
  one.credits <= other.credits &&
  one.credits + one.otherCredits <= other.credits + other.otherCredits &&
  one.clicks <= other.clicks &&
  one.cards <= other.cards &&
  one.damage <= other.damage &&
  one.tags <= other.tags &&
  one.counters <= other.counters &&
  one.harm <= other.harm

/** What the Runner has for runs. */
export function meansOf(view: View, definitions: Definitions): Means {
  const { runner, corp, run } = view
  let forBreakers = 0
  let forAll = run === null ? corp.badPublicity : runner.fund
  for (const card of [...view.rig, ...view.hosted]) {
    const credits = card.counters.credit ?? 0
    if (credits === 0 || card.face === null) continue
    const pays = paysFor(card, definitions)
    if (pays === 'icebreakers') forBreakers += credits
    else if (pays === 'all') forAll += credits
  }
  return {
    breakers: breakersIn(view, definitions),
    credits: runner.credits,
    forBreakers,
    forAll,
    clicks: run === null ? Math.max(0, clicksOf(view) - 1) : runner.clicks,
    hand: runner.hand.count,
  }
}

const turnClicks = 4

/** Before a run, which itself costs one (CR 5.2.7f): those of this turn, or else of the Runner's next. */
const clicksOf = ({ active, runner }: View): number => (active === 'runner' ? runner.clicks : turnClicks)

/** What the credits on a card may be spent on. */
function paysFor(card: CardView, definitions: Definitions): 'icebreakers' | 'all' | 'else' {
  const { abilities } = definitionOf(definitions, card.face?.definition ?? '')
  for (const node of nodesIn(abilities)) {
    if (node.declare !== 'spend' || !Array.isArray(node.for)) continue
    if (node.for.length === 0) return 'all'
    if (node.for.some(each => JSON.stringify(each) === forIcebreakers)) return 'icebreakers'
  }
  return 'else'
}

const forIcebreakers = JSON.stringify({
  to: ['use', 'nested'],
  where: [{ is: 'subtype', subtypes: ['icebreaker'] }],
})

/** The ice of a server that can be seen and is rezzed, the outermost first; what is unrezzed as `unseen` says. */
export function barriersOf(
  view: View,
  server: ServerId,
  definitions: Definitions,
  unseen: (card: CardView) => Barrier | undefined,
): readonly Barrier[] {
  const ice = view.servers.find(({ id }) => id === server)?.ice ?? []
  const ahead = view.run?.server === server ? iceLeft(view.run) : Number.POSITIVE_INFINITY
  return ice
    .filter(({ position }) => position < ahead)
    .toSorted((a, b) => b.position - a.position)
    .flatMap(({ ice: card }) => {
      if (card === null) return []
      if (!card.rezzed || card.face === null) return unseen(card) ?? []
      return [barrierOf(card, definitionOf(definitions, card.face.definition))]
    })
}

/** So many positions from the innermost are still to come to: one that is approached, but none that was encountered (CR 6.9). */
function iceLeft({ phase, position }: RunView): number {
  if (phase === 'initiation') return Number.POSITIVE_INFINITY
  if (position === null) return 0
  return phase === 'approach' ? position + 1 : position
}

/** What is left of the ice that the Runner encounters. */
export function barrierMet({ encounter }: View, definitions: Definitions): Barrier | undefined {
  if (encounter === null || encounter.bypassed || encounter.ice.face === null) return undefined
  const definition = definitionOf(definitions, encounter.ice.face.definition)
  const unbroken = encounter.subroutines.filter(({ state }) => state === 'unbroken')
  return {
    ...barrierOf(encounter.ice, definition, []),
    subroutines: unbroken.map(({ index, path }) => {
      const node = definitions.node(path)
      return { index, effect: effectOf(node !== undefined && 'does' in node ? node.does : node) }
    }),
  }
}

/** All ways from where the Runner is in a run to the server, past rezzed ice. */
export function waysAhead(view: View, definitions: Definitions): readonly Way[] {
  const { run } = view
  if (run === null) return []
  const met = barrierMet(view, definitions)
  const ahead = barriersOf(view, run.server, definitions, () => undefined)
  return waysPast(met === undefined ? ahead : [met, ...ahead], meansOf(view, definitions))
}

/** All ways through the rezzed ice of a server. */
export const waysTo = (view: View, server: ServerId, definitions: Definitions): readonly Way[] =>
  waysPast(
    barriersOf(view, server, definitions, () => undefined),
    meansOf(view, definitions),
  )
