import type { OptionView, ServerId } from '@paydata/engine'
import { breaksOf } from '../reading/breaking.ts'
import { meaningOf } from '../reading/meaning.ts'
import { traitsOf } from '../reading/traits.ts'
import { kinds } from '../reasons/facts.ts'
import type { Reason } from '../reasons/reason.ts'
import { reason } from '../reasons/reason.ts'
import { isRemote } from './defence.ts'
import {
  isAnywhere,
  isBroken,
  nextUse,
  prizeIn,
  purse,
  wayAhead,
  wayThrough,
  worthOfTrashing,
} from './running.ts'
import type { Scene, Worth } from './scene.ts'
import { cardOf, known, knownCard, nameOf, priceIn, serverIn, vain, worth } from './scene.ts'
import { creditWeight, deedsOf, isIdle, isPlain, worthOfMeaning } from './using.ts'

/** How good an action is to the Runner. */
export function runnerAction(scene: Scene, option: OptionView): Worth {
  const { runner, corp } = scene.view
  const definition = known(scene, option.definition)
  const card = nameOf(definition)
  switch (option.does) {
    case 'gainCredit':
      return gainingCredit(scene)
    case 'drawCard':
      return drawing(scene)
    case 'run':
      return running(scene, option.server ?? '')
    case 'play':
      return playing(scene, option)
    case 'install':
      return installing(scene, option)
    case 'removeTag':
      return worth(corp.credits >= 2 || runner.tags > 1 ? 3 : 1.2, reason('taggedIsRisky'))
    case 'useAbility': {
      const ability = scene.definitions.node(option.ability ?? '')
      const meaning = meaningOf(ability, 'runner')
      const price = priceIn(scene, option)
      if (meaning.runs.length > 0) {
        const run = bestRun(scene, meaning.runs)
        return worth(run.worth + 0.5 - price.credits, reason('offersRun', { card }), ...run.because)
      }
      if (isIdle(scene, ability)) return vain(reason('doesNothing', { card }))
      const gain = worthOfMeaning(scene, meaning) - price.credits * creditWeight(scene) - price.rest
      return worth(
        gain / Math.max(1, price.clicks),
        reason('moreThanCredit', { card, does: deedsOf(meaning) }),
      )
    }
    default:
      return worth(0, reason('changesLittle'))
  }
}

function drawing(scene: Scene): Worth {
  const { hand, handSize, deck } = scene.view.runner
  if (deck.count === 0) return vain(reason('emptyStack'))
  if (hand.count >= handSize) return worth(0, reason('handFull'))
  if (hand.count <= 2) return worth(hand.count === 2 ? 1.6 : 2, reason('thinHand', { has: hand.count }))
  const missing = kinds.filter(kind => !isBroken(kind, scene.means.breakers))
  return missing.length === 0
    ? worth(1, reason('moreToLose'))
    : worth(1 + missing.length * 0.2, reason('breakersMissing', { kinds: missing }))
}

const tagPrice = 2

/** Credits for runs: what the ice in the way costs, or a breaker that is still missing. */
function gainingCredit(scene: Scene): Worth {
  const { runner } = scene.view
  const missing = tagPrice - runner.credits
  if (runner.tags > 0 && missing > 0 && runner.clicks > missing)
    return worth(3, reason('untagCosts', { amount: tagPrice }))
  const breaker = runner.hand.cards.find(({ face }) => {
    const definition = known(scene, face?.definition ?? null)
    return (
      definition !== undefined &&
      (face?.cost?.value ?? 0) > runner.credits &&
      breaksOf(definition).breaks.length > 0
    )
  })
  return worth(
    (runner.credits < 4 ? 1.5 : 1.1 * creditWeight(scene)) + (breaker === undefined ? 0 : 0.5),
    breaker?.face == null
      ? reason('runnerCreditBest', { has: runner.credits })
      : reason('cardTakes', {
          card: breaker.face.definition,
          amount: breaker.face.cost?.value ?? 0,
          has: runner.credits,
        }),
  )
}

/** What a run brings less what it takes. */
function running(scene: Scene, server: ServerId): Worth {
  const way = wayThrough(scene, server)
  const { corp, runner } = scene.view
  if (isNothingThere(scene, server) && !isRewarded(scene, server))
    return vain(reason('nothingToFind', { server }))
  if (way.isShut) return worth(-5, reason('noWay', { server }))
  if (way.credits > purse(scene)) return worth(-3, reason('runTooDear', { server }))
  const ice = way.credits * 0.8 * Math.max(0.4, creditWeight(scene)) + way.harm
  // An accessed card may do damage too, and some Corps do some whenever the Runner steals an agenda.
  const identity = scene.definitions.cards.get(corp.identity.face?.definition ?? '')
  const hurts = identity !== undefined && meaningOf(identity.abilities, 'corp').damage > 0
  const short = Math.max(0, (hurts ? 4 : 3) + Math.ceil(way.harm / 2) - runner.hand.count)
  const danger = short * (hurts ? 2 : corp.credits < 3 ? 0.5 : 1.5)
  return worth(prizeIn(scene, server) - ice - danger, whyRun(scene, server, way.credits))
}

/** Whether the Runner sees every card there and can neither steal nor trash any of them. */
function isNothingThere(scene: Scene, server: ServerId): boolean {
  const { view } = scene
  if (server === 'archives') return view.corp.discard.count === 0
  const root = isRemote(server) ? view.servers.find(({ id }) => id === server)?.root : undefined
  return (
    root?.every(card => {
      const printed = knownCard(scene, card)?.printed
      const trash = card.face?.trash?.value ?? printed?.trash
      return (
        printed !== undefined &&
        printed.type !== 'agenda' &&
        (trash === undefined || trash > view.runner.credits)
      )
    }) === true
  )
}

/** Whether a run on the server does something for a card of the Runner, whatever it finds. */
const isRewarded = ({ view, definitions }: Scene, server: ServerId): boolean =>
  [...view.rig, ...view.hosted, view.runner.identity].some(({ face }) => {
    const definition = definitions.cards.get(face?.definition ?? '')
    const runs = definition === undefined ? [] : traitsOf(definition).likesRuns
    return runs.includes('any') || runs.includes(server)
  })

/** What a run costs, and what there may be to find. */
function whyRun(scene: Scene, server: ServerId, price: number): Reason {
  const { view } = scene
  // Less than half a credit is still not nothing.
  const amount = price === 0 ? 0 : Math.max(1, Math.round(price))
  switch (server) {
    case 'hq':
      return reason('runOnHq', { amount, has: view.corp.hand.count })
    case 'rnd':
      return reason('runOnRnd', { amount })
    case 'archives':
      return reason('runOnArchives', { amount, has: view.corp.discard.facedown })
    default: {
      const root = serverIn(scene, server)?.root ?? []
      const cards = root.flatMap(card => knownCard(scene, card)?.is ?? [])
      if (root.length === 0) return reason('runOnEmpty', { server, amount })
      if (cards.length < root.length) return reason('runOnUnknown', { server, amount })
      return reason('runOnKnown', { server, amount, cards })
    }
  }
}

function bestRun(scene: Scene, servers: readonly string[]): Worth {
  const candidates = servers.includes('any') ? scene.view.servers.map(({ id }) => id) : servers
  return candidates.map(server => running(scene, server)).sort((a, b) => b.worth - a.worth)[0] ?? worth(0)
}

function playing(scene: Scene, option: OptionView): Worth {
  const definition = known(scene, option.definition)
  const card = nameOf(definition)
  const meaning = meaningOf(definition?.abilities, 'runner')
  const price = priceIn(scene, option).credits * creditWeight(scene)
  if (meaning.runs.length > 0) {
    const run = bestRun(scene, meaning.runs)
    const bonus = Math.max(1, Math.min(5, worthOfMeaning(scene, meaning)))
    return worth(run.worth + bonus - price, reason('makesRunBetter', { card }), ...run.because)
  }
  if (isIdle(scene, definition?.abilities)) return vain(reason('doesNothing', { card }))
  const { hand, handSize } = scene.view.runner
  const overflow = Math.max(0, hand.count - 1 + meaning.cards - handSize) * 0.8
  const plain = isPlain(meaning) ? 1.2 : 0
  return worth(
    worthOfMeaning(scene, meaning) + plain - overflow - price,
    reason('worthThePrice', { card, does: deedsOf(meaning) }),
  )
}

function installing(scene: Scene, option: OptionView): Worth {
  const { runner } = scene.view
  const definition = known(scene, option.definition)
  if (definition === undefined) return worth(0, reason('unknownCard'))
  const card = nameOf(definition)
  const price = priceIn(scene, option).credits
  const left = runner.credits - price
  const { breaks } = breaksOf(definition)
  if (breaks.some(isAnywhere)) {
    const helps = kinds.filter(kind => isBroken(kind, [{ breaks }]) && !isBroken(kind, scene.means.breakers))
    return helps.length === 0
      ? worth(-0.5, reason('breaksNothingNew', { card }))
      : worth(4.5 - price * 0.3, reason('breaksNew', { card, kinds: helps }))
  }
  const copies = scene.view.rig.filter(each => each.face?.definition === definition.is).length
  const { income } = traitsOf(definition)
  const meaning = meaningOf(definition.abilities, 'runner')
  const use = worthOfMeaning(scene, meaning)
  const value = income > 0 ? 2 + income : 1.6 + Math.min(3, Math.max(0, use) * 0.4)
  return worth(
    value - price * 0.4 - copies * 1.5 - (left < 2 ? 0.8 : 0),
    income > 0
      ? reason('bringsEveryTurn', { card, amount: income })
      : reason('usedWhileThere', { card, does: deedsOf(meaning) }),
  )
}

/** How good it is to break, strengthen or use something in a window. */
export function runnerWindow(scene: Scene, option: OptionView): Worth {
  if (option.does !== 'useAbility') return worth(0, reason('nothingBetter'))
  const card = nameOf(known(scene, option.definition))
  const { encounter } = scene.view
  const next = encounter === null ? undefined : nextUse(scene)
  if (encounter !== null && next !== undefined && next.path === option.ability && next.card === option.card)
    return worth(
      next.worth,
      reason('getsPast', { card, other: encounter.ice.face?.definition ?? null, amount: next.credits }),
    )
  const node = scene.definitions.node(option.ability ?? '')
  const meaning = meaningOf(node, 'runner')
  const price = priceIn(scene, option)
  const gain = meaning.credits + meaning.cards * 0.9 - meaning.tags * 2 - price.credits - price.rest
  return worth(gain - 0.5, reason('givesMore', { card, does: deedsOf(meaning) }))
}

/** Whether to go on with a run. */
export function jackingOut(scene: Scene, option: OptionView): Worth {
  if (option.does !== 'jackOut') return worth(0, reason('goesOn'))
  const way = wayAhead(scene)
  if (way.ice === 0) return vain(reason('noIceAhead'))
  if (way.isShut) return worth(1, reason('noWayLeft'))
  if (way.harm > scene.view.runner.hand.count) return worth(1, reason('harmAhead'))
  return worth(-1, reason('wayTakes', { amount: Math.round(way.credits) }))
}

/** Whether to pay for trashing what is accessed. */
export function accessing(scene: Scene, option: OptionView): Worth {
  const definition = known(scene, option.definition)
  if (option.does === 'steal') return worth(50, reason('agendasWin'))
  if (option.does !== 'trashAccessed') return worth(0, reason('letStay'))
  const isInstalled = cardOf(scene, option)?.zone === 'root'
  if (definition === undefined) return worth(0, reason('unknownCard'))
  const price = option.credits ?? 0
  const { income, clickIncome } = traitsOf(definition)
  return worth(
    worthOfTrashing(scene, definition, price, isInstalled ? 'installed' : 'elsewhere'),
    income + clickIncome > 0
      ? reason(income === 0 ? 'wouldBringForClicks' : 'wouldBring', {
          card: definition.is,
          amount: income + clickIncome,
        })
      : reason('keepsFromCorp', { card: definition.is, amount: price }),
  )
}
