import type { Definition, OptionView, ServerId } from '@paydata/engine'
import { traitsOf } from '../reading/traits.ts'
import type { Reason } from '../reasons/reason.ts'
import { reason } from '../reasons/reason.ts'
import { isTaken, openness, scoringRemote } from './defence.ts'
import { pointWorth } from './running.ts'
import type { Scene, Worth } from './scene.ts'
import { cardOf, counted, known, nameOf, worth } from './scene.ts'

/** Advancement counters that cost neither clicks nor credits. */
function freeAdvances({ view, definitions }: Scene): number {
  return view.corp.scoreArea.reduce((sum, card) => {
    const definition = definitions.cards.get(card.face?.definition ?? '')
    return sum + counted(card, 'agenda') * (definition === undefined ? 0 : traitsOf(definition).freeAdvances)
  }, 0)
}

/** How many more advancements there can be this turn, after so many clicks. */
export const advancesLeft = (scene: Scene, clicks = 0): number =>
  Math.min(scene.view.corp.clicks - clicks, scene.view.corp.credits) + freeAdvances(scene)

/** The agenda in play that is nearest to being scored, and how many advancements it lacks. */
export function nearestAgenda({ view }: Scene) {
  let nearest: { readonly card: string; readonly server: ServerId; readonly needs: number } | undefined
  for (const { id, root } of view.servers)
    for (const card of root) {
      if (card.face?.type !== 'agenda' || card.face.requirement === null) continue
      const needs = card.face.requirement - counted(card, 'advancement')
      if (nearest === undefined || needs < nearest.needs)
        nearest = { card: card.face.definition, server: id, needs }
    }
  return nearest
}

/** Clicks of a turn of the Corp. */
const turnClicks = 3
const scored = 12

/** How good it is to install an agenda now. */
export function installingAgenda(scene: Scene, definition: Definition): Worth {
  const { corp, runner } = scene.view
  const { points = 1, advancement = 9 } = definition.printed
  const needs = advancement === 'X' ? 5 : advancement
  const card = definition.is
  if (needs <= advancesLeft(scene, 1)) return worth(scored + points, reason('scoresThisTurn', { card }))
  const remote = scoringRemote(scene)
  const agendas = corp.hand.cards.filter(({ face }) => face?.type === 'agenda').length
  const isFlood = agendas >= 3 || corp.deck.count < 10
  const now = Math.max(0, needs - turnClicks)
  const left = corp.credits - now
  const turns = now <= corp.clicks - 1 ? 1 : 2
  const open = remote === undefined ? 1 : openness(scene, remote, { credits: Math.max(0, left) })
  const stolen = Math.min(1, open * turns)
  const loses = runner.score + points >= runner.pointsNeeded ? 14 : 9
  const poor = left + corp.clicks < turnClicks ? 1.5 : 0
  const value = 5 + points * 0.3 - stolen * loses - poor + (isFlood ? 1 + (agendas - 2) * 0.7 : 0)
  if (remote === undefined)
    return worth(
      value,
      agendas === 1 ? reason('cannotWait', { card }) : reason('tooManyAgendas', { amount: agendas }),
    )
  return worth(value, reason(open < 0.4 ? 'keptUntilScored' : 'bestPlace', { card, server: remote }))
}

/** Where to install an agenda. */
export function agendaServer(scene: Scene, server: ServerId | undefined): Worth {
  if (server === undefined) return worth(0.5, reason('noBetterRemote'))
  const isBest = server === scoringRemote(scene)
  return worth(
    isBest ? 3 : isTaken(scene, server) || !server.startsWith('remote') ? -5 : 1,
    isBest ? reason('bestRemote', { server }) : reason('thereIsRoom'),
  )
}

/** How good it is to advance a card. */
export function advancing(scene: Scene, option: OptionView): Worth {
  const { corp } = scene.view
  const card = cardOf(scene, option)
  const { face } = card ?? {}
  const definition = known(scene, option.definition)
  if (card === undefined || face?.type !== 'agenda') {
    const isTrap =
      face?.type === 'asset' &&
      counted(card, 'advancement') < 2 &&
      definition !== undefined &&
      traitsOf(definition).isTrap
    return worth(
      isTrap && corp.credits > 6 ? 0.9 : 0,
      reason('looksLikeAgenda', { card: nameOf(definition) }),
    )
  }
  const agenda = { card: face.definition }
  const needs = (face.requirement ?? 9) - counted(card, 'advancement')
  if (needs <= 0) return worth(0, reason('scorableAlready', agenda))
  if (needs <= advancesLeft(scene))
    return worth(scored + (face.points ?? 1), reason('scoresWithMore', { ...agenda, amount: needs }))
  const now = needs - turnClicks
  const later = reason('scoresNextTurn', agenda)
  const open = openness(scene, card.server ?? '', { credits: corp.credits - 1 })
  if (now > 0) return worth(open < 0.5 ? 3.5 : now <= corp.clicks ? 2 : 0.5, later)
  return worth(corp.credits > needs + 6 ? 0.6 : 0, later)
}

/** The worth of advancement counters that come from elsewhere. */
export function placingAdvances(scene: Scene, amount: number, clicks: number): number {
  const agenda = nearestAgenda(scene)
  if (agenda === undefined) return -1
  const used = Math.min(amount, agenda.needs)
  if (used <= 0) return -1
  const { corp } = scene.view
  const isScored =
    scene.view.active === 'corp' &&
    agenda.needs - amount <=
      Math.min(corp.clicks - clicks, corp.credits) + Math.max(0, freeAdvances(scene) - 1)
  return isScored ? scored : clicks === 0 ? -1 : used * 1.4
}

/** An agenda that is scored is worth more than it costs to get there. */
export const worthOfScoring = (definition: Definition | undefined): number =>
  100 + (definition?.printed.points ?? 0) * pointWorth

/** Why the Corp wants credits for an agenda in play, if it does. */
export const whyForAgenda = (scene: Scene): Reason | undefined => {
  const agenda = nearestAgenda(scene)
  const has = scene.view.corp.credits
  if (agenda === undefined || agenda.needs <= has) return undefined
  return reason('advancingNeeds', { card: agenda.card, amount: agenda.needs, has })
}
