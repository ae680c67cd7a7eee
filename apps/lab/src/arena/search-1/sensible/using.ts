import type { Meaning } from '../reading/meaning.ts'
import { foundCard, meaningOf } from '../reading/meaning.ts'
import type { Deeds } from '../reasons/facts.ts'
import type { Scene } from './scene.ts'
import { canFind, hasNoTarget } from './targets.ts'

/** What one more credit is worth: the first ones most. */
export function creditWeight({ side, view }: Scene): number {
  const { credits } = view[side]
  return credits < 8 ? 1 : credits < 14 ? 0.8 : credits < 20 ? 0.5 : 0.15
}

/** What damage is worth to the Corp: most when it is the last. */
function worthOfDamage({ view }: Scene, damage: number): number {
  if (damage === 0) return 0
  const left = view.runner.hand.count - damage
  return left < 0 ? 60 : damage * 0.9 + (left < 2 ? 1.5 : 0)
}

/** What some instructions would do now. Nobody loses what they do not have, or finds what is not there. */
function possibleNow(scene: Scene, meaning: Meaning): Meaning {
  const { view, side } = scene
  const opponent = view[side === 'corp' ? 'runner' : 'corp']
  const inVain = meaning.searches.filter(tests => !canFind(scene, tests)).length
  return {
    ...meaning,
    drains: Math.min(meaning.drains, opponent.credits),
    cards: Math.min(meaning.cards - inVain * foundCard, view[side].deck.count),
    tags: Math.max(meaning.tags, -view.runner.tags),
  }
}

/** Whether these instructions would do nothing now: there is nothing to choose, to gain or to take. */
export function isIdle(scene: Scene, part: unknown): boolean {
  const meaning = meaningOf(part, scene.side)
  return (
    hasNoOther(meaning) &&
    (hasNoTarget(scene, part) || (!isPlain(meaning) && isPlain(possibleNow(scene, meaning))))
  )
}

const hasNoOther = ({ endsRun, prevents, runs }: Meaning): boolean =>
  !endsRun && !prevents && runs.length === 0

/** The worth of what a card does now, in credits, to the player who uses it. */
export function worthOfMeaning(scene: Scene, whole: Meaning): number {
  const { side } = scene
  const meaning = possibleNow(scene, whole)
  const harm = worthOfDamage(scene, meaning.damage) + meaning.tags * 1.2
  return (
    meaning.credits * creditWeight(scene) +
    meaning.drains * 0.8 +
    meaning.cards * 0.9 +
    meaning.clicks * 1.2 +
    (meaning.trashes ? 1.5 : 0) +
    (side === 'corp' ? harm : -harm * 1.2)
  )
}

/** It does nothing countable. Whatever else it does is seldom bad. */
export const isPlain = ({
  credits,
  drains,
  cards,
  clicks,
  damage,
  tags,
  trashes,
  advances,
}: Meaning): boolean =>
  credits === 0 &&
  drains === 0 &&
  cards === 0 &&
  clicks === 0 &&
  damage === 0 &&
  tags === 0 &&
  advances === 0 &&
  !trashes

/** The deeds, as far as they can be counted. */
export function deedsOf({ trashes, endsRun, credits, drains, cards, clicks, damage, tags }: Meaning): Deeds {
  return {
    ...(credits !== 0 && { credits }),
    ...(drains > 0 && { drains }),
    ...(cards > 0 && { cards }),
    ...(clicks > 0 && { clicks }),
    ...(damage > 0 && { damage }),
    ...(tags !== 0 && { tags }),
    ...(trashes && { trashes: 1 }),
    ...(endsRun && { endsRun: 1 }),
  }
}
