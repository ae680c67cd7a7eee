import type { Definition, OptionView, ServerId } from '@paydata/engine'
import { meaningOf } from '../reading/meaning.ts'
import { traitsOf } from '../reading/traits.ts'
import { futureRemote, isRemote, isTaken, openness, scoringRemote, worthOfIce } from './defence.ts'
import type { Scene, Worth } from './scene.ts'
import {
  counted,
  credits,
  installedCards,
  known,
  priceIn,
  serverIn,
  serverName,
  titleOf,
  vain,
  worth,
} from './scene.ts'
import {
  advancesLeft,
  advancing,
  agendaServer,
  installingAgenda,
  nearestAgenda,
  placingAdvances,
  wordsForAgenda,
} from './scoring.ts'
import { mostX } from './targets.ts'
import { creditWeight, isIdle, isPlain, wordsOfMeaning, worthOfMeaning } from './using.ts'

/** How good an action is to the Corp. */
export function corpAction(scene: Scene, option: OptionView): Worth {
  const definition = known(scene, option.definition)
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
      return worth(
        scene.view.corp.credits < 4 ? 0.8 : 2.2,
        `${titleOf(definition)} helps the Runner, who is tagged and cannot protect it.`,
      )
    case 'purge':
      return purging(scene)
    case 'useAbility': {
      const ability = scene.definitions.node(option.ability ?? '')
      const meaning = meaningOf(ability, 'corp')
      const price = priceIn(scene, option)
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

function purging(scene: Scene): Worth {
  const viruses = installedCards(scene.view).reduce((sum, card) => sum + counted(card, 'virus'), 0)
  if (viruses === 0) return vain('There are no virus counters to purge.')
  const there = viruses === 1 ? 'is 1 virus counter' : `are ${viruses} virus counters`
  return worth(viruses - 3.5, `There ${there}, and purging removes ${viruses === 1 ? 'it' : 'them all'}.`)
}

/** Ice that cannot be rezzed stops nobody. */
function gainingCredit(scene: Scene): Worth {
  const { view } = scene
  const has = view.corp.credits
  let most: { readonly title: string; readonly cost: number; readonly server: ServerId } | undefined
  const costs: number[] = []
  for (const { id, ice } of view.servers)
    for (const { ice: card } of ice) {
      if (card === null || card.rezzed || card.face === null) continue
      const cost = card.face.cost?.value ?? 0
      costs.push(cost)
      if (cost > has && (most === undefined || cost < most.cost))
        most = { title: card.face.title, cost, server: id }
    }
  const toRez = costs
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, cost) => sum + cost, 0)
  const toScore = Math.min(5, nearestAgenda(scene)?.needs ?? 0)
  const want = Math.min(1.3, Math.max(0, (4 + toRez + toScore - has) * 0.12))
  const because =
    wordsForAgenda(scene) ??
    (most === undefined
      ? `With ${credits(has)}, no card does more for a click than another credit.`
      : `${most.title} on ${serverName(most.server)} takes ${credits(most.cost)} to rez, and there ${has === 1 ? 'is' : 'are'} ${has}.`)
  return worth(creditWeight(scene) + want, because)
}

function drawing({ view: { corp } }: Scene): Worth {
  const { hand, deck } = corp
  if (hand.count >= corp.handSize) return worth(0, 'HQ is full.')
  if (deck.count < 12) return worth(0, 'A Corp that must draw from an empty R&D loses.')
  const agendas = hand.cards.filter(({ face }) => face?.type === 'agenda').length
  const hasIce = hand.cards.some(({ face }) => face?.type === 'ice')
  if (hand.count <= 2)
    return worth(
      1.6,
      `With ${hand.count === 1 ? '1 card' : `${hand.count} cards`} in HQ there is little to choose from.`,
    )
  if (agendas >= 2) return worth(0.3, 'HQ holds enough agendas already.')
  if (!hasIce) return worth(1.15, 'HQ holds no ice, and servers need some.')
  return worth(
    corp.credits < 10 ? 0.6 : corp.credits < 16 ? 0.9 : 1.2,
    'Another card gives more to choose from.',
  )
}

function playing(scene: Scene, option: OptionView): Worth {
  const { corp, runner } = scene.view
  const definition = known(scene, option.definition)
  const title = titleOf(definition)
  const meaning = meaningOf(definition?.abilities, 'corp')
  const price = priceIn(scene, option)
  if (definition !== undefined && (isIdle(scene, definition.abilities) || mostX(scene, definition) === 0))
    return vain(`${title} would do nothing now.`)
  if (meaning.damage > runner.hand.count)
    return worth(
      100,
      `${title} does ${meaning.damage} damage to a Runner with ${runner.hand.count} in hand: a flatline.`,
    )
  if (meaning.clicks > 0 && scoresWith(scene, meaning.clicks - 1, price.credits))
    return worth(11, `With ${meaning.clicks} more clicks from ${title} an agenda can be scored this turn.`)
  if (meaning.advances > 0) {
    const value = placingAdvances(scene, meaning.advances, 1)
    return worth(
      value - price.credits * creditWeight(scene),
      `${title} advances ${nearestAgenda(scene)?.title ?? 'cards'} faster than clicks do.`,
    )
  }
  const overflow = Math.max(0, corp.hand.count - 1 + meaning.cards - corp.handSize) * 0.8
  const plain = isPlain(meaning) ? 1.2 : 0
  return worth(
    worthOfMeaning(scene, meaning) + plain - overflow - price.credits * creditWeight(scene) - price.rest,
    `${title} costs ${credits(price.credits)}: ${wordsOfMeaning(meaning)}.`,
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
  const title = titleOf(definition)
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
          `${title} brings ${credits(income)} every turn it stays.`,
        )
      if (clickIncome > 0)
        return worth(
          1.2 + (1.2 + clickIncome * 0.3) * creditWeight(scene),
          `${title} gives more credits for clicks as long as it stays.`,
        )
      if (isLoaded) return worth(1.2 + 1.8 * creditWeight(scene), `${title} brings credits while it stays.`)
      return isTrap
        ? worth(1.3, `${title} hurts a Runner who accesses it.`)
        : worth(1.6, `${title} can be used again and again.`)
    }
    case 'upgrade':
      return worth(corp.credits < 4 ? 0.3 : 1.1, `${title} makes a server better.`)
    default:
      return worth(0.5, `${title} may be of use.`)
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
  const { title } = definition.printed
  if (where === undefined) return worth(best, `${title} begins a remote in which agendas can be scored.`)
  const isOpen = openness(scene, where) > 0.7
  return worth(
    best,
    `${title} does most good on ${serverName(where)}, where ${isOpen ? 'next to nothing stops the Runner' : 'the Runner still comes through too cheaply'}.`,
  )
}

/** Where a card is best installed. */
export function corpServer(scene: Scene, option: OptionView, installed: string | null): Worth {
  const definition = known(scene, installed)
  const server = option.does === 'newRemote' ? undefined : (option.server ?? '')
  switch (definition?.printed.type) {
    case 'ice': {
      const future = futureRemote(scene)
      if (server === undefined)
        return worth(
          future === undefined ? worthOfIce(scene, definition, undefined, undefined) : 0,
          'Agendas need a server of their own.',
        )
      const value = worthOfIce(scene, definition, server, future) - (option.credits ?? 0) * installCost
      return worth(value, `Ice is missed most on ${serverName(server)}.`)
    }
    case 'agenda':
      return agendaServer(scene, server)
    case 'upgrade':
      if (server === undefined) return worth(0.1, 'It is a server of its own.')
      return worth(
        isRemote(server) && serverIn(scene, server)?.ice.length !== 0 ? 2 : server === 'archives' ? 0 : 0.6,
        `Runs on ${serverName(server)} matter most.`,
      )
    default:
      if (server === undefined) return worth(1.5, 'Servers with ice are kept for agendas.')
      return worth(
        isTaken(scene, server) ? -3 : server === scoringRemote(scene) ? 0.3 : 1,
        `${serverName(server)} has room.`,
      )
  }
}
