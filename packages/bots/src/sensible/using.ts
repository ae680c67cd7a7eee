import type { Meaning } from '../reading/meaning.ts'
import type { Scene } from './scene.ts'

/** What one more credit is worth: the first ones most. */
export function creditWeight({ side, view }: Scene): number {
  const { credits } = view[side]
  return credits < 8 ? 1 : credits < 14 ? 0.8 : credits < 20 ? 0.5 : 0.15
}

/** What is done by a card, in credits to who uses it. */
export function worthOfMeaning(scene: Scene, meaning: Meaning): number {
  const { side, view } = scene
  const harm = meaning.damage * (meaning.damage >= view.runner.hand.count ? 3 : 0.7) + meaning.tags * 1.2
  return (
    meaning.credits * creditWeight(scene) +
    meaning.cards * 0.9 +
    meaning.clicks * 1.2 +
    (meaning.trashes ? 1.5 : 0) +
    (side === 'corp' ? harm : -harm * 1.2)
  )
}

/** Nothing that can be counted: it does something else, which is seldom bad. */
export const isPlain = ({ credits, cards, clicks, damage, tags, trashes }: Meaning): boolean =>
  credits === 0 && cards === 0 && clicks === 0 && damage === 0 && tags === 0 && !trashes
