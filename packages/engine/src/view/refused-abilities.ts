import { affectedBy, expectedBy } from '../kernel/interrupts.ts'
import type { StaticAbility } from '../language/abilities.ts'
import { compiledOf, pathOf } from '../language/definitions.ts'
import type { UseAt } from '../language/uses.ts'
import { useOf } from '../language/uses.ts'
import { hasAbilities, meetsThreat } from '../queries/active.ts'
import { strengthOf } from '../queries/characteristics.ts'
import { holds } from '../queries/conditions.ts'
import { scopeOfCard } from '../queries/declared.ts'
import { isEffect, preventing, wouldPrevent } from '../queries/effects.ts'
import type { Having } from '../queries/interrupts.ts'
import { changeIn, eachInterrupt } from '../queries/interrupts.ts'
import { cardAt, encounterOf } from '../queries/look.ts'
import { useOption } from '../queries/options.ts'
import { mayDoFor } from '../queries/potential.ts'
import type { Refusal, Usable } from '../queries/usable.ts'
import { accessedCard, billToUse, eachPaidAbility, isSpent, refusalToUse, userOf } from '../queries/usable.ts'
import { refOf } from '../state/cards.ts'
import type { Scope } from '../state/frames.ts'
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
  eachNotGained(game, side, (usable, why) => {
    const use = useOf(usable.ability)
    found.push({ option: useOption(usable), why: use === at ? why : elsewhere[use] })
  })
  return found
}

/** Abilities that a card would give itself if something were so (CR 9.1.9). */
function eachNotGained(game: Game, side: Side, visit: (usable: Usable, why: Why) => void): void {
  for (const n of game.table) {
    const card = cardAt(game, n)
    if (!hasAbilities(game, card)) continue
    for (const { ability: around, declaration } of compiledOf(game)[n]?.declared.gains ?? []) {
      if (declaration.declare !== 'gains' || declaration.of !== 'self') continue
      const { ability } = declaration
      if (ability.form !== 'paid' || userOf(ability, card) !== side) continue
      const why = whyNotGained(game, around, scopeOfCard(card))
      if (why !== undefined) visit({ ability, path: pathOf(ability), card }, why)
    }
  }
}

function whyNotGained(game: Game, around: StaticAbility, scope: Scope): Why | undefined {
  if (!meetsThreat(game, around)) return threatTooLow
  if (around.while === undefined || holds(game, around.while, scope)) return undefined
  return notSo(around.while, '9.1.9')
}

function whyNotUse(game: Game, side: Side, usable: Usable, use: UseAt): Why | undefined {
  if (use === 'interrupt' && affectedBy(game, usable, side, imminent(game)).length === 0)
    return whyNotPrevent(game, side, usable) ?? elsewhere.interrupt
  const refusal = refusalToUse(game, side, usable)
  return refusal === undefined ? undefined : whyRefused(game, side, usable, refusal)
}

/** That what is imminent cannot be prevented, though the ability would (CR 1.2.2). */
function whyNotPrevent(game: Game, side: Side, { ability, card }: Usable): Why | undefined {
  const change = changeIn(ability.does)
  if (change?.do !== 'prevent') return undefined
  const scope = { by: side, source: refOf(card), vars: {} }
  const effect = imminent(game).find(each => wouldPrevent(game, change, each, scope))
  return effect && forbidden(game, 'prevent', preventing(game, effect, scope))
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
  if (refusal === 'noTarget') return whyNoTarget(game, usable, scope)
  if (refusal === 'condition' && !meetsThreat(game, ability)) return threatTooLow
  if (refusal === 'condition' && ability.onlyIf !== undefined && !holds(game, ability.onlyIf, scope))
    return notSo(ability.onlyIf, '9.3.2')
  if (refusal !== 'forbidden') return reasons[refusal]
  return forbidden(game, 'use', { who: side, card }) ?? { reason: 'forbidden', rule: '1.2.2' }
}

function whyNoTarget(game: Game, { ability }: Usable, scope: Scope): Why {
  if (ability.flag === 'access' && accessedCard(game)?.zone === 'archives')
    return { reason: 'inArchives', rule: '7.1.5b' }
  return mayDoFor(game, ability.does, scope) ? reasons.noTarget : { reason: 'noTarget', rule: '1.2.4' }
}

const threatTooLow: Why = { reason: 'condition', rule: '9.3.6f' }

/** Conditional interrupts to what is imminent that are not pending: used up, not met, or triggered already. */
export function idleInterrupts(game: Game, side: Side): Excluded[] {
  const found: Excluded[] = []
  const window = game.frames[game.frames.length - 1]
  if (window?.kind !== 'window' || window.of !== 'interrupt') return found
  eachInterrupt(game, having => {
    const { ability, source, by, vars } = having
    const { when } = ability
    if (by !== side || source.card < 0 || 'on' in when || 'state' in when) return
    const path = pathOf(ability)
    if (window.pending.some(each => each.ability === path && each.source.card === source.card)) return
    const scope = { by, source, vars }
    const pattern = 'would' in when ? when.would : when.expected
    if (!imminent(game).some(effect => isEffect(game, effect, pattern, scope))) return
    found.push({
      option: { does: 'trigger', card: source, ability: path },
      why: whyIdle(game, having, scope),
    })
  })
  return found
}

function whyIdle(game: Game, { ability, source }: Having, scope: Scope): Why {
  const { when } = ability
  if (!meetsThreat(game, ability)) return threatTooLow
  if (isSpent(game, ability, pathOf(ability), source)) return reasons.limit
  if ('if' in when && when.if !== undefined && !holds(game, when.if, scope)) return notSo(when.if, '9.3.2')
  return 'first' in when && when.first !== undefined
    ? { reason: 'notFirst', rule: '9.9.5a' }
    : { reason: 'chosenAlready', rule: '9.6.8a' }
}
