import type { CardView, OptionView } from '@paydata/engine'
import { pathAbout } from '@paydata/engine'
import type { Meaning } from '../reading/meaning.ts'
import { isNode, meaningOf, nodesIn } from '../reading/meaning.ts'
import { priceOfCost } from '../reading/price.ts'
import type { Preventable } from '../reasons/facts.ts'
import { isPreventable } from '../reasons/facts.ts'
import type { Reason } from '../reasons/reason.ts'
import { reason } from '../reasons/reason.ts'
import { lossOf } from './choosing.ts'
import type { Choice, Scene, Worth } from './scene.ts'
import { cardNamed, counted, known, nameOf, vain, worth } from './scene.ts'
import { creditWeight, deedsOf, isPlain, worthOfMeaning } from './using.ts'

/** The answer where nothing countable is at stake: the owner of a card agrees, as cards do their owner good. */
const usual = 0.6
/** The worth of going on with a run. */
const runWorth = 4

/** A bot does not consider a price that is so much above what it brings. */
const tooDear = -3

/** Whether to agree to something that an ability offers, maybe for a price. */
export function agreeing(scene: Scene, question: Choice, option: OptionView): Worth {
  const { definitions } = scene
  const path = pathAbout(question.about) ?? ''
  const [then, otherwise] = [
    definitions.node(siblingOf(path, 'then')),
    definitions.node(siblingOf(path, 'otherwise')),
  ]
  const does = then === undefined && otherwise === undefined ? definitions.node(path) : then
  const source = cardNamed(scene, question.source)
  const price = priceOfOption(scene, option, source)
  const gain = sumFor(scene, question, does, source)
  const saved = sumFor(scene, question, otherwise, source)
  const isKnown = gain !== undefined || saved !== undefined
  const value = (gain ?? 0) - (saved ?? 0) + (isKnown ? 0 : usual + 0.4) - price
  const card = nameOf(known(scene, question.definition))
  if (value < tooDear) return vain(reason('takesFarMore', { card }))
  if (!isKnown) return worth(value, reason('seldomBad', { card }))
  return worth(
    value,
    gain === undefined
      ? reason('avoids', { card, does: deedsOf(meaningFor(scene, question, otherwise)) })
      : reason('worthItsPrice', { card, does: deedsOf(meaningFor(scene, question, does)) }),
  )
}

const siblingOf = (path: string, name: string): string => path.replace(/\/(then|otherwise)$/, `/${name}`)

/** The whole payment, in credits. */
function priceOfOption(scene: Scene, { credits, pays }: OptionView, source: CardView | undefined): number {
  let sum = (credits ?? 0) * Math.max(0.5, creditWeight(scene))
  for (const path of pays ?? []) {
    const cost = scene.definitions.node(path)
    const item = priceOfCost(cost)
    sum += Math.max(item.rest, leastLoss(scene, cost, source)) + item.clicks * 1.2
  }
  return sum
}

/** Of its own installed cards that can pay by being trashed, the one that it misses least. */
function leastLoss(scene: Scene, cost: unknown, source: CardView | undefined): number {
  if (scene.side === 'corp') return 0
  const isInstalled = [...nodesIn(cost)].some(({ pay, cards }) => pay === 'trash' && isOfInstalled(cards))
  if (!isInstalled) return 0
  const others = [...scene.view.rig, ...scene.view.hosted].filter(each => each.id !== source?.id)
  return Math.min(...others.map(each => lossOf(scene, each)))
}

const isOfInstalled = (cards: unknown): boolean =>
  [...nodesIn(cards)].some(({ choose }) => isNode(choose) && choose.from === 'installed')

/** What some instructions of a card mean for its owner. */
function meaningFor(scene: Scene, { definition }: Choice, part: unknown): Meaning {
  const owner = known(scene, definition)?.printed.side ?? scene.side
  return meaningOf(part, owner)
}

/** The worth of some instructions to the player who is asked; nothing if it cannot be said. */
function sumFor(
  scene: Scene,
  question: Choice,
  part: unknown,
  source: CardView | undefined,
): number | undefined {
  if (part === undefined) return undefined
  const meaning = meaningFor(scene, question, part)
  if (isPlain(meaning) && !meaning.endsRun) return undefined
  const owner = known(scene, question.definition)?.printed.side ?? scene.side
  const effects = worthOfMeaning({ ...asked(scene), side: owner }, { ...meaning, trashes: false })
  const trashed = meaning.trashes ? victims(scene, part, source) * worthOfVictim : 0
  const sum = effects + trashed
  const end = meaning.endsRun ? (owner === 'corp' ? runWorth : -runWorth) : 0
  return (sum + end) * (owner === scene.side ? 1 : -1)
}

const asked = ({ view, side, definitions, means, recall }: Scene): Scene => ({
  view,
  side,
  definitions,
  means,
  recall,
})

const worthOfVictim = 2.5

/** How many installed cards of the Runner are trashed: as many as there are counters on the card that does it, or one. */
function victims({ view }: Scene, part: unknown, source: CardView | undefined): number {
  const isByCounters = [...nodesIn(part)].some(({ counter }) => counter === 'advancement')
  return Math.min(view.rig.length, isByCounters ? counted(source, 'advancement') : 1)
}

/** Whether to use an ability after something happened. */
export function reacting(scene: Scene, option: OptionView): Worth {
  const card = nameOf(known(scene, option.definition))
  const meaning = meaningOf(scene.definitions.node(option.ability ?? ''), scene.side)
  const price = (option.credits ?? 0) * creditWeight(scene) + (option.pays?.length ?? 0)
  if (isPlain(meaning)) return worth(usual - price, reason('costsNothing', { card }))
  return worth(
    usual + worthOfMeaning(scene, meaning) - price,
    reason('doesGood', { card, does: deedsOf(meaning) }),
  )
}

/** What it is worth to prevent something that is about to happen, for each of it. */
const preventing: Readonly<Record<Preventable, number>> = {
  damage: 1.2,
  tags: 2,
  trash: 2.5,
  endRun: 4,
  expose: 0.5,
}

/** Whether to interrupt what is about to happen. */
export function interrupting(scene: Scene, option: OptionView): Worth {
  const ability = scene.definitions.node(option.ability ?? '')
  const card = nameOf(known(scene, option.definition))
  const meaning = meaningOf(ability, scene.side)
  const cost = ability !== undefined && 'cost' in ability ? priceOfCost(ability.cost) : priceOfCost(undefined)
  const price = ((option.credits ?? 0) + cost.credits) * creditWeight(scene) + cost.rest
  if (!meaning.prevents) return reacting(scene, option)
  let value = 0
  let why: Reason = reason('preventsLittle', { card })
  for (const { expects } of scene.view.progress)
    for (const { effect, amount } of expects) {
      if (!isPreventable(effect)) continue
      const each = preventing[effect]
      const kills = effect === 'damage' && amount > scene.view.runner.hand.count ? 50 : 0
      if (each * amount + kills <= value) continue
      value = each * amount + kills
      why = reason('prevents', { card, amount, effect })
    }
  return worth(value - price, why)
}
