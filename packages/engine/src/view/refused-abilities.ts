import { affectedBy, expectedBy } from '../kernel/interrupts.ts'
import { strengthOf } from '../queries/characteristics.ts'
import { holds } from '../queries/conditions.ts'
import { cardAt, encounterOf } from '../queries/look.ts'
import { useOption } from '../queries/options.ts'
import type { Refusal, Usable, UseAt } from '../queries/usable.ts'
import { billToUse, eachPaidAbility, refusalToUse } from '../queries/usable.ts'
import { refOf } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import type { Excluded, Why } from './refusal.ts'
import { forbidden, notSo, unpaid } from './refusal.ts'

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

/** Each kind of paid ability has its own kind of window (CR 9.5.2). */
const elsewhere: Readonly<Record<UseAt, Why>> = {
  action: { reason: 'notAction', rule: '9.5.2a' },
  window: { reason: 'notPaidWindow', rule: '9.5.2f' },
  access: { reason: 'notAccessing', rule: '9.5.2c' },
  interrupt: { reason: 'notImminent', rule: '9.5.2b' },
}
const uses = ['action', 'window', 'access', 'interrupt'] as const

/** Paid abilities a player has but cannot use in a window of this kind, in which a reaction window has none. */
export function excludedAbilities(game: Game, side: Side, at: UseAt | 'reaction'): Excluded[] {
  const found: Excluded[] = []
  for (const use of uses) {
    eachPaidAbility(game, side, use, usable => {
      const why = use === at ? whyNotUse(game, side, usable, use) : elsewhere[use]
      if (why !== undefined) found.push({ option: useOption(usable), why })
    })
  }
  return found
}

function whyNotUse(game: Game, side: Side, usable: Usable, use: UseAt): Why | undefined {
  if (use === 'interrupt' && affectedBy(game, usable, side, imminent(game)).length === 0)
    return elsewhere.interrupt
  const refusal = refusalToUse(game, side, usable)
  return refusal === undefined ? undefined : whyRefused(game, side, usable, refusal)
}

/** What the open interrupt window may change. */
function imminent(game: Game): ReturnType<typeof expectedBy> {
  const window = game.frames[game.frames.length - 1]
  const isOpen = window?.kind === 'window' && window.of === 'interrupt'
  return expectedBy(isOpen ? game.frames[window.imminent] : undefined)
}

function whyRefused(game: Game, side: Side, usable: Usable, refusal: Refusal): Why {
  if (refusal === 'cost') return unpaid(game, billToUse(game, side, usable))
  const { card, ability } = usable
  const ice = encounterOf(game)?.vars.ice
  if (refusal === 'strength' && ice !== undefined)
    return {
      ...reasons.strength,
      needs: strengthOf(game, cardAt(game, ice.card)) ?? 0,
      has: strengthOf(game, card) ?? 0,
    }
  const scope = { by: side, source: refOf(card), vars: {} }
  if (refusal === 'condition' && ability.onlyIf !== undefined && !holds(game, ability.onlyIf, scope))
    return notSo(ability.onlyIf, '9.3.2')
  if (refusal !== 'forbidden') return reasons[refusal]
  return forbidden(game, 'use', { who: side, card }) ?? { reason: 'forbidden', rule: '1.2.2' }
}
