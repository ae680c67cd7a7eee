import type { CardName, Game, QuestionView, View } from '@paydata/engine'
import { answerInPlace, cloneGame, learnedBy, viewFor } from '@paydata/engine'
import type { Known } from '@paydata/engine/worlds'
import { imagine } from '@paydata/engine/worlds'
import { diceOf } from '../dice.ts'
import { guess } from '../search/guessing.ts'
import type { Expectation } from '../search/likely.ts'
import type { Position } from '../search/position.ts'
import { isUnbroken } from './macro.ts'
import type { Answered, Planned } from './planned.ts'
import { planned, shapeOf } from './planned.ts'
import type { Price } from './price.ts'
import { priceBetween, worthOf } from './price.ts'

/** A way to break what is left of the ice, and what it takes. */
export interface Break {
  readonly steps: readonly Planned[]
  readonly price: Price
  /** The definitions of the icebreakers that it uses. */
  readonly using: readonly string[]
  /** The places of the subroutines that it leaves unbroken. */
  readonly leaves: readonly number[]
}

interface Node {
  readonly game: Game
  readonly view: View
  readonly steps: readonly Planned[]
  readonly price: Price
  /** How the Runner stood against the ice in the last window. */
  readonly stand: string
  /** The card that was used last. */
  readonly using: CardName
  readonly used: readonly CardName[]
  /** It has made itself stronger, which is for breaking: it is used on until it has. No other order costs less. */
  readonly isBound: boolean
}

/** More positions than any usual way has; who has that many ways at once finds one alone. */
const mostLooked = 300
/** Of a choice that is not about subroutines, so many options are tried. */
const mostOptions = 6

/** What a way that is looked for must do without: abilities of some icebreakers, and breaking one subroutine. */
interface Without {
  readonly breakers: readonly CardName[]
  readonly subroutine: number | null
}

export const wholeIce: Without = { breakers: [], subroutine: null }

/** Ways beside the cheapest that a player is told of. */
const mostOthers = 4

/**
 * The ways to break the ice that is encountered, as far as its Runner knows: the cheapest first, then the cheapest with each other
 * icebreaker alone, then those that leave one subroutine unbroken for less. None if the whole ice cannot be broken.
 */
export function waysToBreak({ view, known }: Position, expectation: Expectation): readonly Break[] {
  if (known === undefined || view.question?.asks !== 'paidWindow' || view.viewer !== 'runner') return []
  if (!isUnbroken(view)) return []
  const world = worldOf(known, expectation)
  const whole = cheapestBreak(world, wholeIce)
  if (whole === null || whole === undefined) return []
  const breakers = icebreakersOffered(viewFor(world, 'runner'))
  const alone = breakers.length > 1 ? breakers : []
  const otherBreakers = alone.flatMap(
    name =>
      cheapestBreak(world, { breakers: breakers.filter(other => other !== name), subroutine: null }) ?? [],
  )
  const unbroken = unbrokenIn(view)
  const leaving = (unbroken.length > 1 ? unbroken : [])
    .flatMap(subroutine => cheapestBreak(world, { breakers: [], subroutine }) ?? [])
    .filter(({ price }) => worthOf(price) < worthOf(whole.price))
  const byPrice = (a: Break, b: Break): number => worthOf(a.price) - worthOf(b.price)
  const all = [whole, ...otherBreakers.sort(byPrice), ...leaving.sort(byPrice)]
  const isFirst = (way: Break, at: number): boolean => all.findIndex(each => isAlike(each, way)) === at
  return all.filter(isFirst).slice(0, 1 + mostOthers)
}

/** A game that could be the one that a player is in. */
export const worldOf = (known: Known, expectation: Expectation): Game =>
  imagine(known, guess(known, expectation, diceOf('breaking')), 'breaking')

const isAlike = (a: Break, b: Break): boolean =>
  String([...a.using].sort()) === String([...b.using].sort()) && String(a.leaves) === String(b.leaves)

const icebreakersIn = ({ rig, hosted }: View) =>
  [...rig, ...hosted].filter(({ face }) => face?.subtypes.includes('icebreaker'))

/** The icebreakers with an ability that can be used now. */
function icebreakersOffered(view: View): readonly CardName[] {
  const { question } = view
  if (question?.form !== 'choose') return []
  const offered = new Set(question.options.flatMap(({ does, card }) => (does === 'useAbility' ? [card] : [])))
  return icebreakersIn(view).flatMap(({ id }) => (offered.has(id) ? [id] : []))
}

/**
 * The cheapest way to break all but what it must leave, found by giving the answers that are offered in a game that could be this
 * one. Whatever would show a card, use chance or lose a card is no part of it. Null if there is no way, and nothing if the search
 * ended before it had tried all.
 */
export function cheapestBreak(world: Game, without: Without): Break | null | undefined {
  const begin = viewFor(world, 'runner')
  const open: Node[] = [
    {
      game: world,
      view: begin,
      steps: [],
      price: priceBetween(begin, begin),
      stand: standOf(begin),
      using: null,
      used: [],
      isBound: false,
    },
  ]
  const seen = new Set<string>()
  for (let looked = 0; looked < mostLooked; looked++) {
    const node = cheapestOf(open)
    if (node === undefined) return null
    const { view, steps, price, used } = node
    const leaves = unbrokenIn(view)
    if (isInWindow(view) && leaves.every(index => index === without.subroutine)) {
      const using = icebreakersIn(begin).flatMap(({ id, face }) =>
        face !== null && used.includes(id) ? [face.definition] : [],
      )
      return view.encounter === null ? null : { steps, price, using, leaves }
    }
    for (const next of nextOf(node, begin, without)) {
      const place = placeOf(next)
      if (seen.has(place)) continue
      seen.add(place)
      open.push(next)
    }
  }
  return undefined
}

const unbrokenIn = ({ encounter }: View): readonly number[] =>
  encounter?.subroutines.filter(({ state }) => state === 'unbroken').map(({ index }) => index) ?? []

/** Takes the cheapest out of those that are open; of two that cost the same, the shorter. */
function cheapestOf(open: Node[]): Node | undefined {
  const rank = ({ price, steps }: Node): number => worthOf(price) + steps.length / 1000
  let best = 0
  for (let i = 1; i < open.length; i++) {
    const [one, other] = [open[i], open[best]]
    if (one !== undefined && other !== undefined && rank(one) < rank(other)) best = i
  }
  return open.splice(best, 1)[0]
}

const isInWindow = ({ question }: View): boolean => question?.asks === 'paidWindow'

const brokenIn = ({ encounter }: View): number =>
  encounter?.subroutines.filter(({ state }) => state === 'broken').length ?? 0

/** What matters in the encounter: what is broken, and how strong everything is. */
const standOf = ({ encounter, rig, hosted }: View): string =>
  JSON.stringify([
    encounter?.subroutines,
    encounter?.bypassed,
    encounter?.ice.face?.strength?.value,
    encounter?.ice.face?.subtypes,
    [...rig, ...hosted].map(({ face }) => face?.strength?.value),
  ])

/** Two ways to the same place go on alike. */
const placeOf = ({ view, stand, using, isBound }: Node): string =>
  JSON.stringify([
    stand,
    isBound ? using : null,
    view.question === null ? null : shapeOf(view.question),
    view.runner.credits,
    view.runner.clicks,
    view.runner.fund,
    [...view.rig, ...view.hosted].map(({ counters }) => counters),
    view.progress.length,
  ])

function nextOf(node: Node, begin: View, without: Without): Node[] {
  const { question } = node.view
  if (question === null) return opponentPasses(node)
  return answersTo(question, without.subroutine).flatMap(answers => {
    const used = usedBy(question, answers)
    if (without.breakers.includes(used) || (node.isBound && used !== null && used !== node.using)) return []
    const game = cloneGame(node.game)
    if (!answerInPlace(game, 'runner', { question: question.number, ...answers }).ok) return []
    const before = used === null ? node : { ...node, using: used, used: [...new Set([...node.used, used])] }
    return nodeAt(before, game, begin, [...node.steps, planned(question, answers)])
  })
}

/** The card of the ability that is used in a window. */
function usedBy(question: QuestionView, answers: Answered): CardName {
  if (question.asks !== 'paidWindow' || question.form !== 'choose' || !('choose' in answers)) return null
  return question.options[answers.choose[0] ?? -1]?.card ?? null
}

const strengthOf = ({ rig, hosted }: View, name: CardName): number =>
  [...rig, ...hosted].find(({ id }) => id === name)?.face?.strength?.value ?? 0

function nodeAt(before: Node, game: Game, begin: View, steps: readonly Planned[]): Node[] {
  const { using, used } = before
  if (game.over !== null) return []
  const { corp, runner, public: all, searches, randomness, bids } = learnedBy(before.game, game)
  if (randomness || bids || searches !== null || corp.length + runner.length + all.length > 0) return []
  const view = viewFor(game, 'runner')
  if (view.encounter === null || loses(begin, view)) return []
  const stand = isInWindow(view) ? standOf(view) : before.stand
  // An ability that leaves everything against the ice as it was has nothing to do with breaking it.
  if (isInWindow(view) && stand === before.stand) return []
  // Between two windows the card is as strong as in the one before.
  const isBound = isInWindow(view)
    ? strengthOf(view, using) > strengthOf(before.view, using) && brokenIn(view) === brokenIn(before.view)
    : before.isBound
  return [{ game, view, steps, price: priceBetween(begin, view), stand, using, used, isBound }]
}

/** Cards lost, tags and damage are no price that anybody pays by pressing a button once. */
const loses = (begin: View, now: View): boolean =>
  now.rig.length < begin.rig.length ||
  now.runner.hand.count < begin.runner.hand.count ||
  now.runner.deck.count < begin.runner.deck.count ||
  now.runner.tags > begin.runner.tags ||
  now.runner.coreDamage > begin.runner.coreDamage

/** The Corp is expected to do nothing; when it does something, the plan is over. */
function opponentPasses(node: Node): Node[] {
  const [asked] = node.game.waiting
  if (asked?.for !== 'corp' || asked.form !== 'choose') return []
  const pass = asked.options.findIndex(({ does }) => does === 'pass')
  const game = cloneGame(node.game)
  if (pass < 0 || !answerInPlace(game, 'corp', { question: asked.number, choose: [pass] }).ok) return []
  return game.over === null ? [{ ...node, game, view: viewFor(game, 'runner') }] : []
}

function answersTo(question: QuestionView, left: number | null): readonly Answered[] {
  switch (question.form) {
    case 'number':
      return [...new Set([question.least, question.most])].map(number => ({ number }))
    case 'allocate':
      return [{ amounts: fromCardsFirst(question) }]
    case 'choose': {
      const { asks, options, least, most } = question
      const all = options.map((_, index) => index)
      if (asks === 'paidWindow')
        return all.filter(index => options[index]?.does === 'useAbility').map(index => ({ choose: [index] }))
      // Which of those that have to be broken come first does not matter.
      if (asks === 'subroutines') {
        const broken = all.filter(index => left === null || options[index]?.index !== left)
        return broken.length < least ? [] : [{ choose: broken.slice(0, most) }]
      }
      if (least > 1) return [{ choose: all.slice(0, most) }]
      return all.slice(0, mostOptions).map(index => ({ choose: [index] }))
    }
  }
}

/** Credits that can be spent on little else are spent first. */
function fromCardsFirst({ sources, total }: Extract<QuestionView, { form: 'allocate' }>): number[] {
  let left = total
  const amounts = sources.map(() => 0)
  for (const isPool of [false, true])
    for (const [i, { from, most }] of sources.entries()) {
      if ((from === 'pool') !== isPool) continue
      const taken = Math.min(most, left)
      amounts[i] = taken
      left -= taken
    }
  return amounts
}
