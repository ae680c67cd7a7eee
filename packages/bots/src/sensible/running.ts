import type { PositionView, ServerId } from '@paydata/engine'
import type { Breaker } from '../reading/breaking.ts'
import { dangerOf, dangersOf, planFor } from '../reading/breaking.ts'
import type { Scene } from './scene.ts'
import { counted, known, serverIn } from './scene.ts'

/** What it takes the Runner to get through the ice of a server. */
export interface Way {
  /** Credits for breaking. */
  readonly credits: number
  /** Harm that is taken on the way, in credits. */
  readonly harm: number
  readonly isShut: boolean
}

/** What unrezzed ice is taken for by who does not see it. */
const unseen = { credits: 2.5, harm: 1 }

/** Breaking what would end the run or do more harm than breaking costs; nothing else. */
export function wayThrough(scene: Scene, server: ServerId): Way {
  return wayPast(scene, serverIn(scene, server)?.ice ?? [])
}

/** What is left of the way of the run in progress. */
export function wayAhead(scene: Scene): Way {
  const { run } = scene.view
  const ice = serverIn(scene, run?.server ?? '')?.ice ?? []
  const here = ice.findIndex(({ position }) => position === run?.position)
  return wayPast(scene, here < 0 ? [] : ice.slice(0, here))
}

function wayPast(scene: Scene, positions: readonly PositionView[]): Way {
  let [credits, harm] = [0, 0]
  let isShut = false
  for (const { ice } of positions) {
    if (ice === null) continue
    const definition = known(scene, ice.face?.definition ?? null)
    if (definition === undefined) {
      if (scene.view.corp.credits < 2) continue
      credits += unseen.credits
      harm += scene.breakers.length === 0 ? unseen.harm + 1 : unseen.harm
      continue
    }
    const cost = ice.face?.cost?.value ?? 0
    if (!ice.rezzed && cost > scene.view.corp.credits) continue
    const dangers = dangersOf(definition)
    const danger = dangers.reduce((sum, each) => sum + each, 0)
    const plan = planFor(ice, dangers.length, scene.breakers)
    if (plan !== undefined && plan.cost <= danger + 1) credits += plan.cost
    else if (definition.abilities.some(ability => ability.form === 'subroutine' && endsRun(ability.does)))
      isShut = true
    else harm += danger
  }
  return { credits, harm, isShut }
}

const endsRun = (does: unknown): boolean => dangerOf(does) >= 5

/** What the Runner can spend in a run. */
export const purse = ({ view }: Scene): number => view.runner.credits + view.corp.badPublicity

/** Whether a server holds against what the Runner has now. */
export function isSafe(scene: Scene, server: ServerId): boolean {
  const way = wayThrough(scene, server)
  return way.isShut || way.credits > purse(scene) + 2
}

/** What there may be to find in a server, in credits, for a Runner. */
export function prizeIn(scene: Scene, server: ServerId): number {
  const { view } = scene
  const needs = view.runner.pointsNeeded - view.runner.score
  const agenda = needs <= 2 ? 12 : 8
  if (server === 'hq') return view.corp.hand.count === 0 ? 0 : agenda * (0.2 + view.corp.hand.count * 0.02)
  if (server === 'rnd') return view.corp.deck.count === 0 ? 0 : agenda * 0.32
  if (server === 'archives') return view.corp.discard.facedown * 1.4
  const root = serverIn(scene, server)?.root ?? []
  return root.reduce((sum, card) => {
    const definition = known(scene, card.face?.definition ?? null)
    if (definition !== undefined && definition.printed.type !== 'agenda') {
      const trash = card.face?.trash?.value ?? 0
      return sum + (trash > view.runner.credits ? 0 : Math.max(0, 4 - trash * 0.7))
    }
    return sum + 2.5 + counted(card, 'advancement') * 2.5
  }, 0)
}

/** Which breaker would help against which kind of ice. */
export const kinds = ['barrier', 'code gate', 'sentry'] as const

export const isBroken = (kind: string, breakers: readonly Pick<Breaker, 'breaks'>[]): boolean =>
  breakers.some(({ breaks }) => breaks.some(({ subtype }) => subtype === null || subtype === kind))
