import type { CardView, Definition, PositionView, ServerId } from '@paydata/engine'
import type { Breaker, Obstacle } from '../reading/breaking.ts'
import { planFor } from '../reading/breaking.ts'
import { traitsOf } from '../reading/traits.ts'
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

/** Break subroutines that would end the run or do more harm than breaking costs, and nothing else. */
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

function wayPast(scene: Scene, positions: readonly PositionView[]): Way {
  let [count, credits, harm] = [0, 0, 0]
  let isShut = false
  for (const { ice } of positions) {
    if (ice === null) continue
    count += 1
    const definition = known(scene, ice.face?.definition ?? null)
    if (definition === undefined) {
      if (scene.view.corp.credits < 2) continue
      credits += unseen.credits
      harm += scene.breakers.length === 0 ? unseen.harm + 1 : unseen.harm
      continue
    }
    const cost = ice.face?.cost?.value ?? 0
    if (!ice.rezzed && cost > scene.view.corp.credits) continue
    const { dangers, danger } = traitsOf(definition)
    const plan = planFor(obstacleOf(ice, dangers.length), scene.breakers)
    const isStop = dangers.some(each => each >= endingRun)
    if (plan !== undefined && (isStop || plan.cost <= danger + 1)) credits += plan.cost
    else if (isStop) isShut = true
    else harm += danger
  }
  return { ice: count, credits, harm, isShut }
}

/** Ice that the player sees, with so many subroutines left. */
export const obstacleOf = ({ face }: CardView, subroutines: number): Obstacle => ({
  strength: face?.strength?.value ?? 0,
  subtypes: face?.subtypes ?? [],
  subroutines: face?.strength === null ? 0 : subroutines,
})

/** The danger of a subroutine that ends the run, or does as much harm. */
const endingRun = 5

/** What the Runner can spend in a run. */
export const purse = ({ view }: Scene): number => view.runner.credits + view.corp.badPublicity

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

export const isBroken = (kind: string, breakers: readonly Pick<Breaker, 'breaks'>[]): boolean =>
  breakers.some(({ breaks }) => breaks.some(({ subtype }) => subtype === null || subtype === kind))
