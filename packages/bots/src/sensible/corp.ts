import type { OptionView, ServerId } from '@paydata/engine'
import { dangersOf } from '../reading/breaking.ts'
import { incomeOf, meaningOf, nodesIn } from '../reading/meaning.ts'
import { isSafe, purse, wayThrough } from './running.ts'
import type { Scene, Worth } from './scene.ts'
import { cardOf, counted, known, serverIn, titleOf, worth } from './scene.ts'
import { creditWeight, isPlain, worthOfMeaning } from './using.ts'

/** How good an action is to the Corp. */
export function corpAction(scene: Scene, option: OptionView): Worth {
  const { runner } = scene.view
  const definition = known(scene, option.definition)
  switch (option.does) {
    case 'gainCredit':
      return worth(creditWeight(scene) + wantOfCredits(scene), 'The Corp needs credits to rez and to score.')
    case 'drawCard':
      return worth(drawing(scene), 'More cards give more to choose from.')
    case 'play':
      return playing(scene, option)
    case 'install':
      return installing(scene, option)
    case 'advance':
      return advancing(scene, option)
    case 'trashResource':
      return worth(2.2, `${titleOf(definition)} helps the Runner, who is tagged.`)
    case 'purge': {
      const viruses = [...scene.view.rig, ...scene.view.hosted].reduce(
        (sum, card) => sum + counted(card, 'virus'),
        0,
      )
      return worth(viruses - 3.5, 'Too many virus counters have gathered.')
    }
    case 'useAbility': {
      const does = scene.definitions.nodes.get(option.ability ?? '')
      const gain =
        worthOfMeaning(scene, meaningOf(does, 'corp')) - (option.credits ?? 0) * creditWeight(scene)
      return worth(runner.tags > 0 ? gain + 0.5 : gain, `${titleOf(definition)} does something useful.`)
    }
    default:
      return worth(0, 'It changes little.')
  }
}

/** Ice that cannot be rezzed stops nobody. */
function wantOfCredits({ view }: Scene): number {
  const unrezzed = view.servers.flatMap(({ ice }) =>
    ice.map(each => (each.ice?.rezzed === false ? (each.ice.face?.cost?.value ?? 0) : 0)),
  )
  const wanted =
    4 +
    unrezzed
      .sort((a, b) => b - a)
      .slice(0, 3)
      .reduce((sum, cost) => sum + cost, 0)
  return Math.min(1.3, Math.max(0, (wanted - view.corp.credits) * 0.12))
}

const drawing = ({ view: { corp } }: Scene): number => {
  if (corp.hand.count >= corp.handSize || corp.deck.count < 3) return 0
  const agendas = corp.hand.cards.filter(card => card.face?.type === 'agenda').length
  if (corp.hand.count <= 2) return 1.6
  return agendas >= 2 || corp.hand.cards.some(isIce) ? 0.4 : 1
}

const isIce = (card: { readonly face: { readonly type: string | null } | null }): boolean =>
  card.face?.type === 'ice'

function playing(scene: Scene, option: OptionView): Worth {
  const definition = known(scene, option.definition)
  const meaning = meaningOf(definition?.abilities, 'corp')
  const price = option.credits ?? 0
  if (meaning.damage > scene.view.runner.hand.count)
    return worth(100, `${titleOf(definition)} should flatline the Runner.`)
  const plain = isPlain(meaning) ? 1.2 : 0
  return worth(
    worthOfMeaning(scene, meaning) + plain - price,
    `${titleOf(definition)} gives more than it costs.`,
  )
}

/** How much a server wants more ice. */
function wantOfIce(scene: Scene, server: ServerId): number {
  const found = serverIn(scene, server)
  const ice = found?.ice.filter(each => each.ice !== null).length ?? 0
  const base = server === 'archives' ? 0.4 : server === 'hq' || server === 'rnd' ? 3.6 : 3
  const wayIn = wayThrough(scene, server)
  return base - ice * (wayIn.isShut ? 1.4 : 0.9)
}

const isRemote = (server: ServerId): boolean => server.startsWith('remote')

/** The remote in which an agenda would be best off, if there is one with ice and with room. */
function scoringRemote(scene: Scene): ServerId | undefined {
  const open = scene.view.servers.filter(
    ({ id, root, ice }) =>
      isRemote(id) &&
      ice.some(each => each.ice !== null) &&
      !root.some(card => card.face?.type === 'agenda' || card.face?.type === 'asset'),
  )
  const strength = (id: ServerId): number => {
    const way = wayThrough(scene, id)
    return way.isShut ? 99 : way.credits + way.harm
  }
  return open.sort((a, b) => strength(b.id) - strength(a.id))[0]?.id
}

function installing(scene: Scene, option: OptionView): Worth {
  const { corp } = scene.view
  const definition = known(scene, option.definition)
  const title = titleOf(definition)
  switch (definition?.printed.type) {
    case 'ice': {
      const most = Math.max(...scene.view.servers.map(({ id }) => wantOfIce(scene, id)), 1.5)
      const price = typeof definition.printed.cost === 'number' ? definition.printed.cost : 3
      const missing = Math.max(0, price - corp.credits) * 0.35
      return worth(most - missing, `${title} protects a server that needs it.`)
    }
    case 'agenda': {
      const remote = scoringRemote(scene)
      const left = corp.clicks - 1
      const needs = definition.printed.advancement ?? 9
      if (needs <= left && needs <= corp.credits) return worth(12, `${title} can be scored this turn.`)
      if (remote !== undefined && isSafe(scene, remote) && corp.credits >= 3)
        return worth(4.5, `The Runner cannot get to ${title} there now.`)
      const agendas = corp.hand.cards.filter(card => card.face?.type === 'agenda').length
      if (remote === undefined) return worth(agendas >= 5 ? 1.2 : -1, 'There are too many agendas in HQ.')
      const isQuick = needs <= 4 && corp.credits >= needs + 1
      return worth((isQuick ? 2.4 : 1) + agendas * 0.5, `${title} has to go somewhere.`)
    }
    case 'asset':
      return worth(
        incomeOf(definition) > 0 || definition.abilities.some(isLoaded) ? 3 : isTrap(definition) ? 1.3 : 1.6,
        `${title} works for the Corp every turn it stays.`,
      )
    case 'upgrade':
      return worth(corp.credits < 4 ? 0.3 : 1.1, `${title} makes a server better.`)
    default:
      return worth(0.5, `${title} may be of use.`)
  }
}

const isLoaded = (part: unknown): boolean => [...nodesIn(part)].some(node => node.do === 'placeCounters')
const isTrap = (part: unknown): boolean =>
  [...nodesIn(part)].some(node => Array.isArray(node.what) && node.what.includes('accessed'))

function advancing(scene: Scene, option: OptionView): Worth {
  const { corp } = scene.view
  const card = cardOf(scene, option)
  const { face } = card ?? {}
  if (card === undefined || face?.type !== 'agenda') {
    const isBluff = face?.type === 'asset' && counted(card, 'advancement') < 2
    return worth(isBluff && corp.credits > 6 ? 0.9 : 0, 'It may look like an agenda.')
  }
  const needs = (face.requirement ?? 9) - counted(card, 'advancement')
  if (needs <= 0) return worth(0, 'It can be scored already.')
  if (needs <= corp.clicks && needs <= corp.credits)
    return worth(11, `${face.title} can be scored this turn.`)
  const isSheltered = isSafe(scene, card.server ?? '')
  if (isSheltered && corp.credits > 1) return worth(3.5, `${face.title} is safe from the Runner for now.`)
  // What the Runner could steal anyway is not worth credits, unless it is almost done.
  return worth(
    needs <= 3 + corp.clicks && corp.credits >= needs ? 2.3 : 0,
    `${face.title} wants to be scored.`,
  )
}

/** How good it is to rez, score or use something while the Runner acts or runs. */
export function corpWindow(scene: Scene, option: OptionView): Worth {
  const definition = known(scene, option.definition)
  switch (option.does) {
    case 'score':
      return worth(100, `${titleOf(definition)} is worth points.`)
    case 'rez':
      return rezzing(scene, option)
    case 'useAbility': {
      const meaning = meaningOf(scene.definitions.nodes.get(option.ability ?? ''), 'corp')
      const pays = option.pays?.length ?? 0
      const gain = worthOfMeaning(scene, meaning) - (option.credits ?? 0) - pays * 2
      return worth(gain - 0.5, `${titleOf(definition)} does more than it costs.`)
    }
    default:
      return worth(0, 'There is nothing better to do now.')
  }
}

function rezzing(scene: Scene, option: OptionView): Worth {
  const { view } = scene
  const card = cardOf(scene, option)
  const definition = known(scene, option.definition)
  if (card === undefined || definition === undefined) return worth(0, 'It is not known.')
  const title = titleOf(definition)
  const cost = option.credits ?? 0
  const extra = (option.pays?.length ?? 0) * 6
  if (definition.printed.type === 'ice') {
    const danger = dangersOf(definition).reduce((sum, each) => sum + each, 0)
    const threat = card.server === 'archives' && view.corp.discard.facedown === 0 ? 0.3 : 1
    return worth(danger * threat + 3 - cost * 0.5 - extra, `${title} may stop the run.`)
  }
  const income = incomeOf(definition)
  if (income > 0 || definition.abilities.some(isLoaded))
    return worth(4 - cost * 0.3 - extra, `${title} brings credits from now on.`)
  if (definition.printed.type === 'upgrade')
    return worth(
      view.run?.server === card.server ? 3 - cost * 0.5 - extra : -1,
      `${title} is about to matter.`,
    )
  const isUsed = definition.abilities.some(ability => ability.form === 'paid' || ability.form === 'static')
  const canAfford = view.corp.credits - cost >= 4 || purse(scene) < 3
  return worth(
    isUsed && canAfford && view.active === 'runner' ? 1 - extra : -1,
    `${title} can be used once it is rezzed.`,
  )
}

/** Where a card is best installed. */
export function corpServer(scene: Scene, option: OptionView, installed: string | null): Worth {
  const definition = known(scene, installed)
  const isNew = option.does === 'newRemote'
  const server = option.server ?? ''
  switch (definition?.printed.type) {
    case 'ice': {
      if (isNew) {
        const remotes = scene.view.servers.filter(({ id }) => isRemote(id)).length
        return worth(remotes === 0 ? 2.2 : 0.1, 'Agendas need a server of their own.')
      }
      const root = serverIn(scene, server)?.root ?? []
      const treasure = root.some(card => card.face?.type === 'agenda') ? 1.5 : 0
      return worth(
        wantOfIce(scene, server) + treasure - (option.credits ?? 0) * 0.5,
        'This server is the least protected.',
      )
    }
    case 'agenda':
      if (isNew) return worth(0.5, 'No other remote is better.')
      return worth(
        server === scoringRemote(scene) ? 3 : isRemote(server) && !holdsSomething(scene, server) ? 1 : -5,
        'It is best protected there.',
      )
    case 'upgrade':
      if (isNew) return worth(0.1, 'It is a server of its own.')
      return worth(
        isRemote(server) && serverIn(scene, server)?.ice.length !== 0 ? 2 : server === 'archives' ? 0 : 0.6,
        'Runs on that server matter most.',
      )
    default:
      if (isNew) return worth(1.5, 'It needs no protection.')
      return worth(
        holdsSomething(scene, server) ? -3 : server === scoringRemote(scene) ? 0.5 : 1,
        'There is room.',
      )
  }
}

const holdsSomething = (scene: Scene, server: ServerId): boolean =>
  serverIn(scene, server)?.root.some(card => card.face?.type !== 'upgrade') ?? false
