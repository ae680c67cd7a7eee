import type { CardView, Definition, PositionView, ServerId } from '@paydata/engine'
import type { Breaker, Breaks } from '../reading/breaking.ts'
import { traitsOf } from '../reading/traits.ts'
import type { Barrier, Effect } from '../runs/barrier.ts'
import { barrierOf } from '../runs/barrier.ts'
import type { Means } from '../runs/passing.ts'
import type { Toll } from '../runs/toll.ts'
import { noToll, worthOfToll } from '../runs/toll.ts'
import { barrierMet, waysAhead, waysPast } from '../runs/ways.ts'
import type { Scene } from './scene.ts'
import { counted, known, knownCard, serverIn } from './scene.ts'

/** What the Runner pays to get through the ice of a server. */
export interface Way {
  /** How many pieces of ice. */
  readonly ice: number
  /** Credits for breaking. */
  readonly credits: number
  /** Harm on the way, in credits. */
  readonly harm: number
  readonly isShut: boolean
}

/** What a player assumes about unrezzed ice that it does not see. */
const unseen = { credits: 2.5, harm: 1 }

/** The way that takes least. */
export function wayThrough(scene: Scene, server: ServerId): Way {
  return wayPast(scene, serverIn(scene, server)?.ice ?? [])
}

/** The rest of the way in the run in progress. */
export function wayAhead(scene: Scene): Way {
  const { run } = scene.view
  const ice = serverIn(scene, run?.server ?? '')?.ice ?? []
  const here = ice.findIndex(({ position }) => position === run?.position)
  return wayPast(scene, here < 0 ? [] : ice.slice(0, here))
}

/** Nobody counts credits before it is known what the way takes. */
export const anyCredits = 99

function wayPast(scene: Scene, positions: readonly PositionView[]): Way {
  const { view, means } = scene
  let [count, credits, harm] = [0, 0, 0]
  const barriers: Barrier[] = []
  for (const { ice } of positions.toReversed()) {
    if (ice === null) continue
    count += 1
    const definition = known(scene, ice.face?.definition ?? null)
    const toRez = ice.rezzed ? 0 : (ice.face?.cost?.value ?? 0)
    if (definition !== undefined && toRez <= view.corp.credits) barriers.push(barrierOf(ice, definition))
    if (definition !== undefined || view.corp.credits < 2) continue
    credits += unseen.credits
    harm += means.breakers.length === 0 ? unseen.harm + 1 : unseen.harm
  }
  const best = barriers.length === 0 ? noWay : cheapestPast(barriers, { ...means, credits: anyCredits })
  if (best === undefined) return { ice: count, credits, harm, isShut: true }
  return { ice: count, credits: credits + best.credits, harm: harm + best.harm, isShut: false }
}

const noWay = { credits: 0, harm: 0 }

/** What the way takes that takes least; nothing if there is none. */
export function cheapestPast(barriers: readonly Barrier[], means: Means) {
  const [best] = waysPast(barriers, means)
  return best === undefined ? undefined : { credits: creditsOf(best.toll), harm: harmOf(best.toll) }
}

const creditsOf = ({ credits, otherCredits }: Toll): number => credits + otherCredits

/** All but credits. */
const harmOf = (toll: Toll): number => worthOfToll({ ...toll, credits: 0, otherCredits: 0 })

/** What to use next in an encounter, and what the way takes on which it is; nothing if nothing is worth its price. */
export function nextUse(scene: Scene) {
  const { view, definitions, means } = scene
  const met = barrierMet(view, definitions)
  if (met === undefined) return undefined
  const left = met.subroutines.reduce((sum, { effect }) => sum + dangerOfEffect(effect), 0)
  const prize = prizeIn(scene, view.run?.server ?? '')
  const [through] = waysAhead(view, definitions)
  const isWorthIt = through !== undefined && creditsOf(through.toll) <= Math.max(left, prize) + 1
  // Where the way ends all the same, only what it spares counts.
  const way = isWorthIt ? through : waysPast([met], means).find(({ toll }) => creditsOf(toll) <= left + 1)
  const use = way?.passed[0]?.uses[0]
  return way === undefined || use === undefined
    ? undefined
    : { ...use, credits: creditsOf(way.toll), worth: left + 1 }
}

/** What it costs the Runner, in credits, if the run ends. */
const lostRun = 5

const dangerOfEffect = ({ stops, price, losesCredits, losesClicks, damage, tags, harm }: Effect): number =>
  (stops ? lostRun : 0) +
  worthOfToll({ ...noToll, credits: price + losesCredits, clicks: losesClicks, damage, tags, harm })

/** What the Runner can spend in a run. */
export const purse = ({ means }: Scene): number => means.credits + means.forBreakers + means.forAll

/** What an agenda point is worth in credits. */
export const pointWorth = 4

/** The top card of R&D stays the same until the Corp draws it. A Runner who accessed it this turn has seen it. */
const seenAlready = 0.25
const turnClicks = 4

/** What there may be to find in a server, in credits, for a Runner. */
export function prizeIn(scene: Scene, server: ServerId): number {
  const { corp, runner } = scene.view
  const needs = runner.pointsNeeded - runner.score
  // The Runner must find now what the Corp is about to win with.
  const isFresh = runner.clicks >= turnClicks
  const isLate = corp.pointsNeeded - corp.score <= 3
  const agenda = (needs <= 2 ? 12 : 8) * (isLate ? 1.4 : 1)
  if (server === 'hq') return corp.hand.count === 0 ? 0 : agenda * (0.2 + corp.hand.count * 0.02)
  if (server === 'rnd') return corp.deck.count === 0 ? 0 : agenda * 0.34 * (isFresh ? 1 : seenAlready)
  if (server === 'archives') {
    const points = corp.discard.cards.reduce((sum, { face }) => sum + (face?.points ?? 0), 0)
    return corp.discard.facedown * 1.4 + points * pointWorth
  }
  const root = serverIn(scene, server)?.root ?? []
  return root.reduce((sum, card) => {
    const definition = knownCard(scene, card)
    if (definition !== undefined && definition.printed.type !== 'agenda')
      // Nobody walks into a trap with open eyes.
      return traitsOf(definition).isTrap
        ? sum - 3
        : sum + Math.max(0, worthOfTrashing(scene, definition, trashOf(card, definition), 'installed'))
    const advanced = counted(card, 'advancement')
    // A card that the Runner accessed and left there is no surprise any more.
    const surprise = advanced > 0 || runner.clicks >= turnClicks - 1 ? 2.5 : 1.5
    return sum + (surprise + advanced * 2.5) * (isLate ? 1.4 : 1)
  }, 0)
}

const trashOf = ({ face }: CardView, { printed }: Definition): number =>
  face?.trash?.value ?? printed.trash ?? 0

/** The worth of trashing a card of the Corp on access. */
export function worthOfTrashing(
  { view }: Scene,
  definition: Definition,
  price: number,
  where: 'installed' | 'elsewhere',
): number {
  const spare = view.runner.credits - price
  if (spare < 0) return -1
  const { income, clickIncome } = traitsOf(definition)
  const value = 2 + (income + clickIncome) * 1.5 + (where === 'installed' ? 1 : 0)
  return value - price * (spare < 3 ? 1.2 : 0.8)
}

/** Whether it breaks ice wherever that is, and not only the one on which its card is hosted. */
export const isAnywhere = ({ on }: Breaks): boolean => on === 'any'

export const isBroken = (kind: string, breakers: readonly Pick<Breaker, 'breaks'>[]): boolean =>
  breakers.some(({ breaks }) =>
    breaks.some(each => isAnywhere(each) && (each.subtype === null || each.subtype === kind)),
  )
