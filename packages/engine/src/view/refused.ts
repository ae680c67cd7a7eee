import { questionFor } from '../kernel/answer.ts'
import { definitionOf } from '../language/definitions.ts'
import { trashBill } from '../queries/access.ts'
import { holds } from '../queries/conditions.ts'
import { canPay } from '../queries/costs.ts'
import { approachOf, cardAt, countersOn, mustLetGo, runOf } from '../queries/look.ts'
import { canRez, canScore, rezBill, scoreBill } from '../queries/options.ts'
import { requirementOf } from '../queries/score.ts'
import type { Refusal, Usable, UseAt } from '../queries/usable.ts'
import { accessedCard, billToUse, eachPaidAbility, refusalToUse } from '../queries/usable.ts'
import type { CardState } from '../state/cards.ts'
import { isSame, refOf } from '../state/cards.ts'
import type { PaidWindow } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side, Viewer } from '../state/names.ts'
import type { Unavailable } from './question-types.ts'
import type { Why } from './refusal.ts'
import { forbidden, notSo, unavailable, unmet, unpaid } from './refusal.ts'
import { refusedActions } from './refused-actions.ts'

/** What the viewer could expect to do now but may not, and why. Never the opponent's; worked out for who asks. */
export function refusedFor(game: Game, viewer: Viewer): Unavailable[] {
  if (viewer !== 'corp' && viewer !== 'runner') return []
  switch (questionFor(game, viewer)?.asks) {
    case 'action':
      return [...refusedActions(game, viewer), ...refusedAbilities(game, viewer, 'action')]
    case 'paidWindow':
      return [...refusedAbilities(game, viewer, 'window'), ...refusedInWindow(game, viewer)]
    case 'midAccess':
      return [...refusedTrash(game), ...refusedAbilities(game, viewer, 'access')]
    case 'jackOut':
      return refusedJackOut(game)
    default:
      return []
  }
}

const reasons: Readonly<Record<Exclude<Refusal, 'cost' | 'forbidden'>, Why>> = {
  limit: { reason: 'limit', rule: '9.3.6g' },
  condition: { reason: 'condition', rule: '9.3.2' },
  notEncountering: { reason: 'notEncountering', rule: '3.9.5f' },
  notApproaching: { reason: 'notApproaching', rule: '9.5.6b' },
  strength: { reason: 'strength', rule: '3.9.5g' },
  subtype: { reason: 'subtype', rule: '3.9.5h' },
  noTarget: { reason: 'noTarget', rule: '9.8.6' },
  loop: { reason: 'loop', rule: '10.1.6b' },
}

function whyNotUse(game: Game, side: Side, usable: Usable, refusal: Refusal): Why {
  if (refusal === 'cost') return unpaid(game, billToUse(game, side, usable))
  const { card, ability } = usable
  const scope = { by: side, source: refOf(card), vars: {} }
  if (refusal === 'condition' && ability.onlyIf !== undefined && !holds(game, ability.onlyIf, scope))
    return notSo(ability.onlyIf, '9.3.2')
  if (refusal !== 'forbidden') return reasons[refusal]
  return forbidden(game, 'use', { who: side, card }) ?? { reason: 'forbidden', rule: '1.2.2' }
}

function refusedAbilities(game: Game, side: Side, at: UseAt): Unavailable[] {
  const found: Unavailable[] = []
  eachPaidAbility(game, side, at, usable => {
    const refusal = refusalToUse(game, side, usable)
    if (refusal === undefined) return
    const { card, path: ability } = usable
    found.push(
      unavailable(game, side, 'useAbility', { card, ability }, whyNotUse(game, side, usable, refusal)),
    )
  })
  return found
}

function refusedInWindow(game: Game, side: Side): Unavailable[] {
  const window = game.frames[game.frames.length - 1]
  if (side !== 'corp' || window?.kind !== 'window' || window.of !== 'paid') return []
  const found: Unavailable[] = []
  for (const n of game.table) {
    const card = cardAt(game, n)
    if (card.owner !== 'corp' || card.faceup || (card.zone !== 'root' && card.zone !== 'ice')) continue
    const isAgenda = definitionOf(game, card).printed.type === 'agenda'
    const why = isAgenda ? whyNotScore(game, card, window) : whyNotRez(game, card, window)
    if (why !== undefined) found.push(unavailable(game, side, isAgenda ? 'score' : 'rez', { card }, why))
  }
  return found
}

function whyNotScore(game: Game, card: CardState, window: PaidWindow): Why | undefined {
  if (!window.score || canScore(game, card)) return undefined
  const has = countersOn(card, 'advancement')
  const needs = requirementOf(game, card)
  if (has < needs) return { reason: 'requirement', rule: '1.17.3a', needs, has }
  const ban = forbidden(game, 'score', { who: 'corp', card }) ?? unmet(game, card, 'score')
  return ban ?? unpaid(game, scoreBill(game, card))
}

function whyNotRez(game: Game, card: CardState, window: PaidWindow): Why | undefined {
  if (window.rez === 'nothing') return undefined
  if (card.zone === 'ice') {
    const ice = approachOf(game)?.vars.ice
    const isApproached = window.rez === 'approached' && ice !== undefined && isSame(ice, refOf(card))
    // Outside of runs nobody expects to rez ice.
    if (!isApproached)
      return runOf(game) === undefined ? undefined : { reason: 'notApproached', rule: '6.9.2b' }
    if (mustLetGo(game, 'corp')) return reasons.loop
  }
  const bill = rezBill(game, card)
  if (canRez(game, card, bill)) return undefined
  const ban = forbidden(game, 'rez', { who: 'corp', card }) ?? unmet(game, card, 'rez')
  return ban ?? unpaid(game, bill)
}

function refusedTrash(game: Game): Unavailable[] {
  const card = accessedCard(game)
  const bill = card === undefined ? undefined : trashBill(game, card)
  if (card === undefined || bill === undefined || canPay(game, bill)) return []
  return [unavailable(game, 'runner', 'trashAccessed', { card }, unpaid(game, bill))]
}

function refusedJackOut(game: Game): Unavailable[] {
  const server = runOf(game)?.vars.server
  const why = server === undefined ? undefined : forbidden(game, 'jackOut', { who: 'runner', server })
  return why === undefined ? [] : [unavailable(game, 'runner', 'jackOut', {}, why)]
}
