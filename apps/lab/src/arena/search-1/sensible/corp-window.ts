import type { CardView, Definition, OptionView } from '@paydata/engine'
import { meaningOf } from '../reading/meaning.ts'
import { traitsOf } from '../reading/traits.ts'
import { reason } from '../reasons/reason.ts'
import { isRemote, openness, stakesOf } from './defence.ts'
import type { Scene, Worth } from './scene.ts'
import { cardOf, known, nameOf, priceIn, serverIn, worth } from './scene.ts'
import { placingAdvances, worthOfScoring } from './scoring.ts'
import { creditWeight, deedsOf, worthOfMeaning } from './using.ts'

/** How good it is to rez, score or use something while the Runner acts or runs. */
export function corpWindow(scene: Scene, option: OptionView): Worth {
  const definition = known(scene, option.definition)
  switch (option.does) {
    case 'score':
      return worth(
        worthOfScoring(definition),
        reason('worthPoints', {
          card: nameOf(definition),
          amount: definition?.printed.points ?? 0,
          has: scene.view.corp.pointsNeeded,
        }),
      )
    case 'rez':
      return rezzing(scene, option)
    case 'useAbility':
      return using(scene, option, definition)
    default:
      return worth(0, reason('nothingBetter'))
  }
}

function using(scene: Scene, option: OptionView, definition: Definition | undefined): Worth {
  const card = nameOf(definition)
  const meaning = meaningOf(scene.definitions.node(option.ability ?? ''), 'corp')
  const price = priceIn(scene, option)
  const cost = price.credits * creditWeight(scene) + price.rest
  if (meaning.advances > 0)
    return worth(placingAdvances(scene, meaning.advances, 0) - cost, reason('scoresWith', { card }))
  if (meaning.endsRun) {
    const { run } = scene.view
    const isInside = run !== null && run.position === null && run.phase !== 'initiation'
    return worth(isInside ? stakesOf(scene, run.server) - 3 - cost : -1, reason('endsRun', { card }))
  }
  const gain = worthOfMeaning(scene, meaning) - cost
  return worth(gain - 0.5, reason('moreThanItCosts', { card, does: deedsOf(meaning) }))
}

function rezzing(scene: Scene, option: OptionView): Worth {
  const { view } = scene
  const card = cardOf(scene, option)
  const definition = known(scene, option.definition)
  if (card === undefined || definition === undefined) return worth(0, reason('unknownCard'))
  const { type } = definition.printed
  const name = { card: definition.is }
  const cost = priceIn(scene, option).credits
  const {
    income,
    isLoaded,
    gainsCredits,
    isUsed,
    lowersRequirement,
    extraToRez: extra,
  } = traitsOf(definition)
  if (type === 'ice') return rezzingIce(scene, card, definition, cost + extra * 2)
  const { run, step } = view
  if (type === 'upgrade') {
    const helps = view.active === 'corp' && lowersRequirement && holdsAgenda(scene, card)
    if (helps) return worth(4 - cost * 0.3 - extra, reason('agendaEasier', name))
    return run !== null && run.server === card.server
      ? worth(3 - cost * 0.5 - extra, reason('runIsThere', { ...name, server: run.server }))
      : worth(-1, reason('notNeededYet', name))
  }
  if (income > 0 || isLoaded || gainsCredits) {
    // The Corp waits until just before its turn: until then the credits can rez ice.
    const isTime = step?.step === 'drawPhaseWindow'
    return worth(
      isTime ? 4 - cost * 0.3 - extra : -1,
      income > 0 ? reason('incomeFromNow', { ...name, amount: income }) : reason('creditsFromNow', name),
    )
  }
  return worth(
    isUsed && view.corp.credits - cost >= 4 && view.active === 'runner' ? 1 - extra : -1,
    reason('usedOnceRezzed', { ...name, amount: view.corp.credits - cost }),
  )
}

const holdsAgenda = (scene: Scene, { server }: CardView): boolean =>
  serverIn(scene, server)?.root.some(({ face }) => face?.type === 'agenda') ?? false

/** The worth of rezzing ice now. This server is less open then, and others may be more so, as the credits are gone. */
function rezzingIce(scene: Scene, card: CardView, definition: Definition, cost: number): Worth {
  const { view } = scene
  const server = card.server ?? ''
  const where = { card: definition.is, server }
  const index = card.index ?? 0
  const stakes = stakesOf(scene, server)
  const without = openness(scene, server, { ahead: index })
  const withIt = openness(scene, server, { ahead: index + 1 })
  const { danger, endsRuns } = traitsOf(definition)
  const harm = danger - (endsRuns ? 5 : 0)
  const left = view.corp.credits - cost
  let elsewhere = 0
  for (const { id } of view.servers)
    if (id !== server && isRemote(id)) {
      const other = stakesOf(scene, id)
      if (other > 3) elsewhere += other * (openness(scene, id, { credits: left }) - openness(scene, id))
    }
  const value = stakes * (without - withIt) * 2 + Math.max(0, harm) * 0.6 + 0.8 - cost * 0.3 - elsewhere * 0.6
  return worth(
    value,
    withIt < without * 0.5 ? reason('stopsRun', { ...where, amount: cost }) : reason('runDearer', where),
  )
}
