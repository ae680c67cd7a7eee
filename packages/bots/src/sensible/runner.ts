import type { OptionView, ServerId } from '@paydata/engine'
import { breaksOf, dangerOf, planFor } from '../reading/breaking.ts'
import { meaningOf } from '../reading/meaning.ts'
import { traitsOf } from '../reading/traits.ts'
import { isRemote } from './defence.ts'
import {
  isBroken,
  kinds,
  obstacleOf,
  prizeIn,
  purse,
  wayAhead,
  wayThrough,
  worthOfTrashing,
} from './running.ts'
import type { Scene, Worth } from './scene.ts'
import {
  cardOf,
  credits,
  known,
  knownCard,
  priceIn,
  serverIn,
  serverName,
  titleOf,
  vain,
  worth,
} from './scene.ts'
import { creditWeight, isIdle, isPlain, wordsOfMeaning, worthOfMeaning } from './using.ts'

/** How good an action is to the Runner. */
export function runnerAction(scene: Scene, option: OptionView): Worth {
  const { runner, corp } = scene.view
  const definition = known(scene, option.definition)
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
      return worth(
        corp.credits >= 2 || runner.tags > 1 ? 3 : 1.2,
        'While the Runner is tagged, the Corp can trash resources and do worse.',
      )
    case 'useAbility': {
      const ability = scene.definitions.node(option.ability ?? '')
      const meaning = meaningOf(ability, 'runner')
      const price = priceIn(scene, option)
      if (meaning.runs.length > 0) {
        const run = bestRun(scene, meaning.runs)
        return worth(run.worth + 0.5 - price.credits, `${titleOf(definition)} offers a run. ${run.because}`)
      }
      if (isIdle(scene, ability)) return vain(`${titleOf(definition)} would do nothing now.`)
      const gain = worthOfMeaning(scene, meaning) - price.credits * creditWeight(scene) - price.rest
      return worth(
        gain / Math.max(1, price.clicks),
        `${titleOf(definition)} gives more for a click than a credit: ${wordsOfMeaning(meaning)}.`,
      )
    }
    default:
      return worth(0, 'It changes little.')
  }
}

function drawing(scene: Scene): Worth {
  const { hand, handSize, deck } = scene.view.runner
  if (deck.count === 0) return vain('The stack is empty.')
  if (hand.count >= handSize) return worth(0, 'The hand is full.')
  if (hand.count <= 2)
    return worth(hand.count === 2 ? 1.6 : 2, `With ${hand.count} in hand, damage could be the end.`)
  const missing = kinds.filter(kind => !isBroken(kind, scene.breakers))
  return missing.length === 0
    ? worth(1, 'Another card gives more to choose from, and one more to lose to damage.')
    : worth(1 + missing.length * 0.2, `Nothing breaks ${listOf(missing)} ice yet: what does has to be found.`)
}

const listOf = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`

const tagPrice = 2

/** Credits for runs: what the ice in the way costs, or a breaker that is still missing. */
function gainingCredit(scene: Scene): Worth {
  const { runner } = scene.view
  const missing = tagPrice - runner.credits
  if (runner.tags > 0 && missing > 0 && runner.clicks > missing)
    return worth(3, `Removing the tag takes ${credits(tagPrice)} and a click.`)
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
      ? `With ${credits(runner.credits)}, no card and no run is worth more than another credit.`
      : `${breaker.face.title} takes ${credits(breaker.face.cost?.value ?? 0)}, and there ${runner.credits === 1 ? 'is' : 'are'} ${runner.credits}.`,
  )
}

/** What a run brings less what it takes. */
function running(scene: Scene, server: ServerId): Worth {
  const way = wayThrough(scene, server)
  const { corp, runner } = scene.view
  const name = serverName(server)
  if (isNothingThere(scene, server) && !isRewarded(scene, server))
    return vain(`There is nothing to find in ${name}.`)
  if (way.isShut) return worth(-5, `There is no way through the ice of ${name}.`)
  if (way.credits > purse(scene)) return worth(-3, `A run on ${name} would cost more than there is.`)
  const ice = way.credits * 0.8 * Math.max(0.4, creditWeight(scene)) + way.harm
  // An accessed card may do damage too, and some Corps do some whenever the Runner steals an agenda.
  const identity = scene.definitions.cards.get(corp.identity.face?.definition ?? '')
  const hurts = identity !== undefined && meaningOf(identity.abilities, 'corp').damage > 0
  const short = Math.max(0, (hurts ? 4 : 3) + Math.ceil(way.harm / 2) - runner.hand.count)
  const danger = short * (hurts ? 2 : corp.credits < 3 ? 0.5 : 1.5)
  const cost = way.credits === 0 ? 'nothing' : `about ${credits(Math.round(way.credits))}`
  return worth(
    prizeIn(scene, server) - ice - danger,
    `A run on ${name} costs ${cost}; ${findsIn(scene, server)}`,
  )
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

/** What there may be to find. */
function findsIn(scene: Scene, server: ServerId): string {
  const { view } = scene
  switch (server) {
    case 'hq':
      return `one of ${view.corp.hand.count} cards of HQ is accessed.`
    case 'rnd':
      return 'the next card the Corp would draw is accessed.'
    case 'archives':
      return `${view.corp.discard.facedown} facedown cards are there.`
    default: {
      const root = serverIn(scene, server)?.root ?? []
      const faces = root.flatMap(card => knownCard(scene, card)?.printed.title ?? [])
      if (root.length === 0) return 'nothing is there.'
      if (faces.length < root.length) return 'an agenda may be there, or something to trash.'
      return `${listOf(faces)} ${faces.length === 1 ? 'is' : 'are'} there.`
    }
  }
}

function bestRun(scene: Scene, servers: readonly string[]): Worth {
  const candidates = servers.includes('any') ? scene.view.servers.map(({ id }) => id) : servers
  return candidates.map(server => running(scene, server)).sort((a, b) => b.worth - a.worth)[0] ?? worth(0, '')
}

function playing(scene: Scene, option: OptionView): Worth {
  const definition = known(scene, option.definition)
  const title = titleOf(definition)
  const meaning = meaningOf(definition?.abilities, 'runner')
  const price = priceIn(scene, option).credits * creditWeight(scene)
  if (meaning.runs.length > 0) {
    const run = bestRun(scene, meaning.runs)
    const bonus = Math.max(1, Math.min(5, worthOfMeaning(scene, meaning)))
    return worth(run.worth + bonus - price, `${title} makes a run better. ${run.because}`)
  }
  if (isIdle(scene, definition?.abilities)) return vain(`${title} would do nothing now.`)
  const { hand, handSize } = scene.view.runner
  const overflow = Math.max(0, hand.count - 1 + meaning.cards - handSize) * 0.8
  const plain = isPlain(meaning) ? 1.2 : 0
  return worth(
    worthOfMeaning(scene, meaning) + plain - overflow - price,
    `${title} is worth its price: ${wordsOfMeaning(meaning)}.`,
  )
}

function installing(scene: Scene, option: OptionView): Worth {
  const { runner } = scene.view
  const definition = known(scene, option.definition)
  if (definition === undefined) return worth(0, 'It is not known.')
  const title = titleOf(definition)
  const price = priceIn(scene, option).credits
  const left = runner.credits - price
  const { breaks } = breaksOf(definition)
  if (breaks.length > 0) {
    const helps = kinds.filter(kind => isBroken(kind, [{ breaks }]) && !isBroken(kind, scene.breakers))
    return helps.length === 0
      ? worth(-0.5, `What ${title} breaks can be broken already.`)
      : worth(4.5 - price * 0.3, `Nothing breaks ${listOf(helps)} ice yet, and ${title} does.`)
  }
  const copies = scene.view.rig.filter(card => card.face?.definition === definition.is).length
  const { income } = traitsOf(definition)
  const meaning = meaningOf(definition.abilities, 'runner')
  const use = worthOfMeaning(scene, meaning)
  const value = income > 0 ? 2 + income : 1.6 + Math.min(3, Math.max(0, use) * 0.4)
  return worth(
    value - price * 0.4 - copies * 1.5 - (left < 2 ? 0.8 : 0),
    income > 0
      ? `${title} brings ${credits(income)} every turn.`
      : `${title} can be used as long as it stays: ${wordsOfMeaning(meaning)}.`,
  )
}

/** How good it is to break, strengthen or use something in a window. */
export function runnerWindow(scene: Scene, option: OptionView): Worth {
  if (option.does !== 'useAbility') return worth(0, 'There is nothing better to do now.')
  const definition = known(scene, option.definition)
  const { encounter } = scene.view
  if (encounter !== null && !encounter.bypassed) {
    const unbroken = encounter.subroutines.filter(({ state }) => state === 'unbroken')
    const danger = unbroken.reduce((sum, { path }) => sum + dangerOf(scene.definitions.node(path)), 0)
    const plan = planFor(obstacleOf(encounter.ice, unbroken.length), scene.breakers)
    const isNext = plan?.path === option.ability && plan?.card.id === option.card
    const prize = danger >= 5 ? prizeIn(scene, scene.view.run?.server ?? '') : 0
    if (plan !== undefined && isNext && plan.cost <= purse(scene) && Math.max(danger, prize) + 1 >= plan.cost)
      return worth(
        danger + 1,
        `${titleOf(definition)} gets past ${encounter.ice.face?.title ?? 'the ice'} for ${credits(plan.cost)}.`,
      )
  }
  const node = scene.definitions.node(option.ability ?? '')
  const meaning = meaningOf(node, 'runner')
  const price = priceIn(scene, option)
  const gain = meaning.credits + meaning.cards * 0.9 - meaning.tags * 2 - price.credits - price.rest
  return worth(gain - 0.5, `${titleOf(definition)} gives more than it costs: ${wordsOfMeaning(meaning)}.`)
}

/** Whether to go on with a run. */
export function jackingOut(scene: Scene, option: OptionView): Worth {
  if (option.does !== 'jackOut') return worth(0, 'The way is worth it.')
  const way = wayAhead(scene)
  if (way.ice === 0) return vain('There is no ice ahead any more.')
  if (way.isShut) return worth(1, 'There is no way through the ice that is left.')
  if (way.harm > scene.view.runner.hand.count)
    return worth(1, 'The ice that is left could do more harm than there are cards in hand.')
  return worth(-1, `The way that is left takes about ${credits(Math.round(way.credits))}.`)
}

/** Whether to pay for trashing what is accessed. */
export function accessing(scene: Scene, option: OptionView): Worth {
  const definition = known(scene, option.definition)
  if (option.does === 'steal') return worth(50, 'Agendas win the game.')
  if (option.does !== 'trashAccessed') return worth(0, 'It may stay.')
  const isInstalled = cardOf(scene, option)?.zone === 'root'
  if (definition === undefined) return worth(0, 'It is not known.')
  const price = option.credits ?? 0
  const { income, clickIncome } = traitsOf(definition)
  return worth(
    worthOfTrashing(scene, definition, price, isInstalled ? 'installed' : 'elsewhere'),
    income + clickIncome > 0
      ? `${titleOf(definition)} would bring the Corp ${credits(income + clickIncome)} a turn${income === 0 ? ' beyond what clicks bring' : ''}.`
      : `${credits(price)} is not too much to keep ${titleOf(definition)} from the Corp.`,
  )
}
