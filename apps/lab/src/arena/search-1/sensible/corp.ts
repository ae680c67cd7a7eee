import type { Definition, OptionView, ServerId } from '@paydata/engine'
import { meaningOf } from '../reading/meaning.ts'
import { traitsOf } from '../reading/traits.ts'
import type { FactsOf } from '../reasons/reason.ts'
import { reason } from '../reasons/reason.ts'
import { futureRemote, isRemote, isTaken, openness, scoringRemote, worthOfIce } from './defence.ts'
import type { Scene, Worth } from './scene.ts'
import { counted, installedCards, known, nameOf, priceIn, serverIn, vain, worth } from './scene.ts'
import {
  advancesLeft,
  advancing,
  agendaServer,
  installingAgenda,
  nearestAgenda,
  placingAdvances,
  whyForAgenda,
} from './scoring.ts'
import { mostX } from './targets.ts'
import { creditWeight, deedsOf, isIdle, isPlain, worthOfMeaning } from './using.ts'

/** How good an action is to the Corp. */
export function corpAction(scene: Scene, option: OptionView): Worth {
  const definition = known(scene, option.definition)
  const card = nameOf(definition)
  switch (option.does) {
    case 'gainCredit':
      return gainingCredit(scene)
    case 'drawCard':
      return drawing(scene)
    case 'play':
      return playing(scene, option)
    case 'install':
      return installing(scene, definition)
    case 'advance':
      return advancing(scene, option)
    case 'trashResource':
      return worth(scene.view.corp.credits < 4 ? 0.8 : 2.2, reason('resourceHelps', { card }))
    case 'purge':
      return purging(scene)
    case 'useAbility': {
      const ability = scene.definitions.node(option.ability ?? '')
      const meaning = meaningOf(ability, 'corp')
      const price = priceIn(scene, option)
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

function purging(scene: Scene): Worth {
  const viruses = installedCards(scene.view).reduce((sum, card) => sum + counted(card, 'virus'), 0)
  if (viruses === 0) return vain(reason('noViruses'))
  return worth(viruses - 3.5, reason('purges', { amount: viruses }))
}

/** Ice that cannot be rezzed stops nobody. */
function gainingCredit(scene: Scene): Worth {
  const { view } = scene
  const has = view.corp.credits
  let most: FactsOf<'rezNeeds'> | undefined
  const costs: number[] = []
  for (const { id, ice } of view.servers)
    for (const { ice: card } of ice) {
      if (card === null || card.rezzed || card.face === null) continue
      const cost = card.face.cost?.value ?? 0
      costs.push(cost)
      if (cost > has && (most === undefined || cost < most.amount))
        most = { card: card.face.definition, amount: cost, server: id, has }
    }
  const toRez = costs
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, cost) => sum + cost, 0)
  const toScore = Math.min(5, nearestAgenda(scene)?.needs ?? 0)
  const want = Math.min(1.3, Math.max(0, (4 + toRez + toScore - has) * 0.12))
  const because =
    whyForAgenda(scene) ?? (most === undefined ? reason('corpCreditBest', { has }) : reason('rezNeeds', most))
  return worth(creditWeight(scene) + want, because)
}

function drawing({ view: { corp } }: Scene): Worth {
  const { hand, deck } = corp
  if (hand.count >= corp.handSize) return worth(0, reason('hqFull'))
  if (deck.count < 12) return worth(0, reason('emptyRndLoses'))
  const agendas = hand.cards.filter(({ face }) => face?.type === 'agenda').length
  const hasIce = hand.cards.some(({ face }) => face?.type === 'ice')
  if (hand.count <= 2) return worth(1.6, reason('fewInHq', { has: hand.count }))
  if (agendas >= 2) return worth(0.3, reason('enoughAgendas'))
  if (!hasIce) return worth(1.15, reason('noIceInHq'))
  return worth(corp.credits < 10 ? 0.6 : corp.credits < 16 ? 0.9 : 1.2, reason('moreChoice'))
}

function playing(scene: Scene, option: OptionView): Worth {
  const { corp, runner } = scene.view
  const definition = known(scene, option.definition)
  const card = nameOf(definition)
  const meaning = meaningOf(definition?.abilities, 'corp')
  const price = priceIn(scene, option)
  if (definition !== undefined && (isIdle(scene, definition.abilities) || mostX(scene, definition) === 0))
    return vain(reason('doesNothing', { card }))
  if (meaning.damage > runner.hand.count)
    return worth(100, reason('flatlines', { card, amount: meaning.damage, has: runner.hand.count }))
  if (meaning.clicks > 0 && scoresWith(scene, meaning.clicks - 1, price.credits))
    return worth(11, reason('clicksToScore', { card, amount: meaning.clicks }))
  if (meaning.advances > 0) {
    const value = placingAdvances(scene, meaning.advances, 1)
    return worth(
      value - price.credits * creditWeight(scene),
      reason('advancesFaster', { card, other: nearestAgenda(scene)?.card ?? null }),
    )
  }
  const overflow = Math.max(0, corp.hand.count - 1 + meaning.cards - corp.handSize) * 0.8
  const plain = isPlain(meaning) ? 1.2 : 0
  return worth(
    worthOfMeaning(scene, meaning) + plain - overflow - price.credits * creditWeight(scene) - price.rest,
    reason('costs', { card, amount: price.credits, does: deedsOf(meaning) }),
  )
}

/** Whether so many more clicks, at a price, let an agenda be scored this turn that could not be otherwise. */
function scoresWith(scene: Scene, clicks: number, price: number): boolean {
  const { corp } = scene.view
  const has = advancesLeft(scene)
  const after =
    Math.min(corp.clicks + clicks, corp.credits - price) + has - Math.min(corp.clicks, corp.credits)
  const needs = nearestAgenda(scene)?.needs ?? 9
  if (needs <= after) return needs > has
  return corp.hand.cards.some(({ face }) => {
    const wants = face?.requirement ?? 9
    return face?.type === 'agenda' && wants <= after - 1 && wants > has - 1
  })
}

function installing(scene: Scene, definition: Definition | undefined): Worth {
  const { corp } = scene.view
  const card = nameOf(definition)
  switch (definition?.printed.type) {
    case 'ice':
      return installingIce(scene, definition)
    case 'agenda':
      return installingAgenda(scene, definition)
    case 'asset': {
      const { income, clickIncome, isLoaded, isTrap } = traitsOf(definition)
      if (income > 0)
        return worth(
          1.2 + (1.4 + income * 0.3) * creditWeight(scene),
          reason('bringsWhileThere', { card, amount: income }),
        )
      if (clickIncome > 0)
        return worth(
          1.2 + (1.2 + clickIncome * 0.3) * creditWeight(scene),
          reason('creditsForClicks', { card }),
        )
      if (isLoaded) return worth(1.2 + 1.8 * creditWeight(scene), reason('loaded', { card }))
      return isTrap
        ? worth(1.3, reason('hurtsWhoAccesses', { card }))
        : worth(1.6, reason('usedAgain', { card }))
    }
    case 'upgrade':
      return worth(corp.credits < 4 ? 0.3 : 1.1, reason('betterServer', { card }))
    default:
      return worth(0.5, reason('mayBeOfUse', { card }))
  }
}

/** Beyond the first ice on a server each more costs a credit. */
const installCost = 0.7

function installingIce(scene: Scene, definition: Definition): Worth {
  const future = futureRemote(scene)
  let best = future === undefined ? worthOfIce(scene, definition, undefined, undefined) : 0
  let where: ServerId | undefined
  for (const { id, ice } of scene.view.servers) {
    const value = worthOfIce(scene, definition, id, future) - ice.length * installCost
    if (value > best) {
      best = value
      where = id
    }
  }
  const card = definition.is
  if (where === undefined) return worth(best, reason('beginsRemote', { card }))
  const isOpen = openness(scene, where) > 0.7
  return worth(best, reason(isOpen ? 'closesServer' : 'makesDearer', { card, server: where }))
}

/** Where a card is best installed. */
export function corpServer(scene: Scene, option: OptionView, installed: string | null): Worth {
  const definition = known(scene, installed)
  const server = option.server ?? undefined
  switch (definition?.printed.type) {
    case 'ice': {
      const future = futureRemote(scene)
      if (server === undefined)
        return worth(
          future === undefined ? worthOfIce(scene, definition, undefined, undefined) : 0,
          reason('agendasNeedServer'),
        )
      const value = worthOfIce(scene, definition, server, future) - (option.credits ?? 0) * installCost
      return worth(value, reason('iceMissed', { server }))
    }
    case 'agenda':
      return agendaServer(scene, server)
    case 'upgrade':
      if (server === undefined) return worth(0.1, reason('serverOfItsOwn'))
      return worth(
        isRemote(server) && serverIn(scene, server)?.ice.length !== 0 ? 2 : server === 'archives' ? 0 : 0.6,
        reason('runsMatter', { server }),
      )
    default:
      if (server === undefined) return worth(1.5, reason('keptForAgendas'))
      return worth(
        isTaken(scene, server) ? -3 : server === scoringRemote(scene) ? 0.3 : 1,
        reason('hasRoom', { server }),
      )
  }
}
