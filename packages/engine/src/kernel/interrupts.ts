import { openWindow } from '../changes/frames.ts'
import { stopLingering } from '../changes/linger.ts'
import type { ConditionalAbility } from '../language/abilities.ts'
import { nodeAt, pathOf, selfRezzingOf } from '../language/definitions.ts'
import { changeIn } from '../language/inferred.ts'
import { refusalToUse } from '../queries/allowed/using.ts'
import { elsewhere } from '../queries/allowed/using-abilities.ts'
import { noVars } from '../queries/facts/applying.ts'
import { forbids } from '../queries/facts/permissions.ts'
import type { Usable } from '../queries/facts/usable.ts'
import { eachPaidAbility, mightUse } from '../queries/facts/usable.ts'
import { isEffect, preventing, prevents, wouldPrevent } from '../queries/outcomes/effects.ts'
import { eachInterrupt, isRelevantTo, metBy } from '../queries/outcomes/interrupts.ts'
import { isOptional } from '../queries/outcomes/optional.ts'
import type { OptionRefusal } from '../queries/refusals.ts'
import { refOf } from '../state/cards.ts'
import type { Effect, Frame, Pending, Scope, Vars } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import { memosAreKept } from '../state/memos.ts'
import type { Side } from '../state/names.ts'
import { hasUnrezzed } from './unrezzed.ts'

/** The effects an imminent instruction is expected to have. */
export const expectedBy = (frame: Frame | undefined): readonly Effect[] =>
  frame !== undefined && frame.kind !== 'window' ? ('expects' in frame ? frame.expects : none) : none
const none: readonly Effect[] = []

/** Opens the window in which an imminent instruction may be changed, if anybody could (CR 9.9.4). */
export function openInterrupts(game: Game, depth: number): void {
  const effects = expectedBy(game.frames[depth])
  if (effects.length === 0) return
  const pending = pendingInterrupts(game, effects)
  if (pending.length === 0 && !canInterrupt(game, effects) && !mightRez(game, 'corp', effects)) return
  openWindow(game, {
    kind: 'window',
    of: 'interrupt',
    imminent: depth,
    pending,
    priority: game.active,
    passes: 0,
    ended: false,
    answer: null,
    otherAnswer: null,
  })
}

/**
 * Whether an unrezzed card could be one that may rez itself now, for all the Runner knows. The Corp is asked in any
 * case, so that being asked tells nothing about the card.
 */
export function mightRez(game: Game, side: Side, effects: readonly Effect[]): boolean {
  if (side !== 'corp' || effects.length === 0) return false
  const { on } = selfRezzingOf(game)
  return effects.some(({ effect }) => on.has(effect)) && hasUnrezzed(game)
}

const canInterrupt = (game: Game, effects: readonly Effect[]): boolean =>
  hasInterrupt(game, 'corp', effects) || hasInterrupt(game, 'runner', effects)

const hasInterrupt = (game: Game, by: Side, effects: readonly Effect[]): boolean =>
  !(memosAreKept && !mightUse(game, by, 'interrupt')) && usableInterrupts(game, by, effects).length > 0

/** Conditional interrupts that are relevant as the window opens (CR 9.9.4b). */
function pendingInterrupts(game: Game, effects: readonly Effect[]): Pending[] {
  const pending: Pending[] = []
  eachInterrupt(game, having => {
    const met = metBy(game, having, effects, 'noted')
    if (met.length === 0) return
    const { ability, source, by, vars, dependsOn } = having
    pending.push({
      ability: pathOf(ability),
      of: pathOf(ability.does),
      source,
      by,
      vars: { ...vars, ...endangered(met) },
      optional: isOptional(ability),
      dependsOn,
    })
    // CR 9.6.13c: without a duration it exists until it resolves, so it is pending only once.
    if (having.once !== null) stopLingering(game, having.once)
  })
  return pending
}

/** The cards an interrupt may save. */
export function endangered(effects: readonly Effect[]): Vars {
  const cards = effects.flatMap(effect => (effect.card === null ? [] : [effect.card]))
  if (cards.length === 0) return noVars
  // What would be accessed is what the text then calls the accessed card.
  const accessed = effects.flatMap(({ effect, card }) => (effect === 'access' && card !== null ? [card] : []))
  return { endangered: cards, ...(accessed.length > 0 && { accessed }) }
}

/** Paid interrupts a player could use on these effects (CR 9.9.4d). */
export function usableInterrupts(game: Game, by: Side, effects: readonly Effect[]): Usable[] {
  const found: Usable[] = []
  eachPaidAbility(game, by, 'interrupt', usable => {
    if (refusalToInterrupt(game, by, usable, effects) === undefined) found.push(usable)
  })
  return found
}

/** Why a paid interrupt cannot be used on these effects. */
export function refusalToInterrupt(
  game: Game,
  by: Side,
  usable: Usable,
  effects: readonly Effect[],
): OptionRefusal | undefined {
  return affectedBy(game, usable, by, effects).length === 0
    ? (unpreventable(game, by, usable, effects) ?? elsewhere.interrupt)
    : refusalToUse(game, by, usable)
}

/** That what is imminent cannot be prevented, though the ability would (CR 1.2.2). */
function unpreventable(
  game: Game,
  by: Side,
  { ability, card }: Usable,
  effects: readonly Effect[],
): OptionRefusal | undefined {
  const change = changeIn(ability.does)
  if (change?.do !== 'prevent') return undefined
  const scope: Scope = { by, source: refOf(card), vars: noVars }
  const effect = effects.find(each => wouldPrevent(game, change, each, scope))
  return effect && forbids(game, 'prevent', preventing(game, effect, scope))
}

/** The effects a paid interrupt could change. */
export function affectedBy(
  game: Game,
  usable: Usable,
  by: Side,
  effects: readonly Effect[],
): readonly Effect[] {
  const change = changeIn(usable.ability.does)
  if (change === undefined) return none
  const scope: Scope = { by, source: refOf(usable.card), vars: noVars }
  return effects.filter(effect =>
    // CR 9.9.7e: what cannot be prevented can be changed otherwise.
    change.do === 'prevent'
      ? prevents(game, change, effect, scope)
      : isEffect(game, effect, change.of, scope),
  )
}

/** A pending interrupt that can still do something about what is expected (CR 9.9.4c). */
export function isStillRelevant(game: Game, pending: Pending, effects: readonly Effect[]): boolean {
  const ability = nodeAt(game, pending.ability) as ConditionalAbility
  return effects.some(effect => isRelevantTo(game, ability, effect, pending))
}
