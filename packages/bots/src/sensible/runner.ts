import type { OptionView, ServerId } from '@paydata/engine'
import { breaksOf, dangerOf, planFor } from '../reading/breaking.ts'
import { incomeOf, meaningOf } from '../reading/meaning.ts'
import { isBroken, kinds, prizeIn, purse, wayAhead, wayThrough } from './running.ts'
import type { Scene, Worth } from './scene.ts'
import { cardOf, known, titleOf, worth } from './scene.ts'
import { creditWeight, isPlain, worthOfMeaning } from './using.ts'

/** How good an action is to the Runner. */
export function runnerAction(scene: Scene, option: OptionView): Worth {
  const { runner, corp } = scene.view
  const definition = known(scene, option.definition)
  switch (option.does) {
    case 'gainCredit':
      return worth(runner.credits < 4 ? 1.5 : 1.1 * creditWeight(scene), 'Runs cost credits.')
    case 'drawCard': {
      const isRoom = runner.hand.count < runner.handSize
      return worth(
        !isRoom ? 0 : runner.hand.count <= 2 ? 2 : runner.hand.count <= 3 ? 1.3 : 1,
        'More cards protect against damage.',
      )
    }
    case 'run':
      return running(scene, option.server ?? '')
    case 'play':
      return playing(scene, option)
    case 'install':
      return installing(scene, option)
    case 'removeTag':
      return worth(corp.credits >= 2 || runner.tags > 1 ? 3 : 1.2, 'A tagged Runner is in danger.')
    case 'useAbility': {
      const does = scene.definitions.nodes.get(option.ability ?? '')
      const meaning = meaningOf(does, 'runner')
      const [server] = meaning.runs
      if (server !== undefined) {
        const run = bestRun(scene, meaning.runs)
        return worth(run.worth + 0.5, run.because)
      }
      return worth(
        worthOfMeaning(scene, meaning) - (option.credits ?? 0),
        `${titleOf(definition)} does something useful.`,
      )
    }
    default:
      return worth(0, 'It changes little.')
  }
}

/** What a run brings less what it takes. */
function running(scene: Scene, server: ServerId): Worth {
  const way = wayThrough(scene, server)
  const { corp, runner } = scene.view
  if (way.isShut) return worth(-5, 'There is no way through the ice.')
  if (way.credits > purse(scene)) return worth(-3, 'It would cost more than there is.')
  const ice = way.credits * 0.8 + way.harm
  // What is accessed may do damage too.
  const danger = Math.max(0, 3 + Math.ceil(way.harm / 2) - runner.hand.count) * (corp.credits < 3 ? 0.5 : 1.5)
  return worth(prizeIn(scene, server) - ice - danger, `A run there costs about ${Math.round(way.credits)}.`)
}

function bestRun(scene: Scene, servers: readonly string[]): Worth {
  const candidates = servers.includes('any') ? scene.view.servers.map(({ id }) => id) : servers
  return candidates.map(server => running(scene, server)).sort((a, b) => b.worth - a.worth)[0] ?? worth(0, '')
}

function playing(scene: Scene, option: OptionView): Worth {
  const definition = known(scene, option.definition)
  const meaning = meaningOf(definition?.abilities, 'runner')
  const price = option.credits ?? 0
  if (meaning.runs.length > 0) {
    const run = bestRun(scene, meaning.runs)
    const bonus = Math.max(1, Math.min(5, worthOfMeaning(scene, meaning)))
    return worth(run.worth + bonus - price, `${titleOf(definition)} makes the run better.`)
  }
  const plain = isPlain(meaning) ? 1.2 : 0
  return worth(
    worthOfMeaning(scene, meaning) + plain - price,
    `${titleOf(definition)} gives more than it costs.`,
  )
}

function installing(scene: Scene, option: OptionView): Worth {
  const { runner } = scene.view
  const definition = known(scene, option.definition)
  if (definition === undefined) return worth(0, 'It is not known.')
  const title = titleOf(definition)
  const price = option.credits ?? 0
  const left = runner.credits - price
  const { breaks } = breaksOf(definition)
  if (breaks.length > 0) {
    const helps = kinds.filter(kind => isBroken(kind, [{ breaks }]) && !isBroken(kind, scene.breakers))
    return worth(helps.length > 0 ? 4.5 - price * 0.3 : -0.5, `${title} breaks ice that nothing breaks yet.`)
  }
  const copies = scene.view.rig.filter(card => card.face?.definition === definition.is).length
  const income = incomeOf(definition)
  const use = worthOfMeaning(scene, meaningOf(definition.abilities, 'runner'))
  const value = income > 0 ? 2 + income : 1.6 + Math.min(3, Math.max(0, use) * 0.4)
  return worth(value - price * 0.4 - copies * 1.5 - (left < 2 ? 0.8 : 0), `${title} stays useful.`)
}

/** How good it is to break, strengthen or use something in a window. */
export function runnerWindow(scene: Scene, option: OptionView): Worth {
  if (option.does !== 'useAbility') return worth(0, 'There is nothing better to do now.')
  const definition = known(scene, option.definition)
  const { encounter } = scene.view
  if (encounter !== null && !encounter.bypassed) {
    const unbroken = encounter.subroutines.filter(({ state }) => state === 'unbroken')
    const danger = unbroken.reduce((sum, { path }) => sum + dangerOf(scene.definitions.nodes.get(path)), 0)
    const plan = planFor(encounter.ice, unbroken.length, scene.breakers)
    const isNext = plan?.path === option.ability && plan?.card.id === option.card
    if (plan !== undefined && isNext && plan.cost <= purse(scene) && danger + 1 >= plan.cost)
      return worth(danger + 1, `${titleOf(definition)} gets through for ${plan.cost}.`)
  }
  const node = scene.definitions.nodes.get(option.ability ?? '')
  const meaning = meaningOf(node, 'runner')
  const pays = option.pays?.length ?? 0
  const gain = meaning.credits + meaning.cards * 0.9 - meaning.tags * 2 - (option.credits ?? 0) - pays * 1.5
  return worth(gain - 0.5, `${titleOf(definition)} gives more than it costs.`)
}

/** Whether to go on with a run. */
export function jackingOut(scene: Scene, option: OptionView): Worth {
  if (option.does !== 'jackOut') return worth(0, 'The way is worth it.')
  const way = wayAhead(scene)
  const isDangerous = way.harm > scene.view.runner.hand.count
  return worth(way.isShut || isDangerous ? 1 : -1, 'There is no way through the ice that is left.')
}

/** Whether to pay for trashing what is accessed. */
export function accessing(scene: Scene, option: OptionView): Worth {
  const definition = known(scene, option.definition)
  if (option.does === 'steal') return worth(50, 'Agendas win the game.')
  if (option.does !== 'trashAccessed') return worth(0, 'It may stay.')
  const price = option.credits ?? 0
  const card = cardOf(scene, option)
  const isInstalled = card?.zone === 'root'
  const income = definition === undefined ? 0 : incomeOf(definition)
  const value = 2 + income * 1.5 + (isInstalled ? 1 : 0)
  const spare = scene.view.runner.credits - price
  return worth(value - price * (spare < 3 ? 1.2 : 0.8), `${titleOf(definition)} would help the Corp.`)
}
