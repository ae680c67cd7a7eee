import type { ChangeExpected } from '../instructions/change-expected.ts'
import type { Prevent } from '../instructions/prevent.ts'
import type { ConditionalAbility, EffectPattern, PaidAbility } from '../language/abilities.ts'
import { compiledOf, definitionsOf, nodeAt, pathOf, rezzesItself } from '../language/definitions.ts'
import { holds } from '../queries/conditions.ts'
import { anyGrants, eachGranted, hasLostAbilities, noVars, threatLevel } from '../queries/declared.ts'
import { abilityControllerOf, cardAt, isActive, isInstalled } from '../queries/look.ts'
import { whoIs } from '../queries/references.ts'
import type { Usable } from '../queries/usable.ts'
import { eachPaidAbility, refusalToUse, startOf, wasUsed } from '../queries/usable.ts'
import { at } from '../state/bug.ts'
import { refOf } from '../state/cards.ts'
import type { Effect, Frame, Pending, Scope, Vars } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Ref, Side } from '../state/names.ts'
import { isEffect } from './effects.ts'
import { hasUnrezzed, isOptional, leftPlay } from './pending.ts'

/** The effects an imminent instruction is expected to have. */
export const expectedBy = (frame: Frame | undefined): readonly Effect[] =>
  frame !== undefined && frame.kind !== 'window' ? ('expects' in frame ? frame.expects : none) : none
const none: readonly Effect[] = []

/** How the effects of an interrupt would change what is imminent (CR 9.9.3). */
function changeBy(ability: PaidAbility | ConditionalAbility): Prevent | ChangeExpected | undefined {
  for (const instruction of ability.does)
    if (instruction.do === 'prevent' || instruction.do === 'changeExpected') return instruction
  return undefined
}

/** Opens the window in which an imminent instruction may be changed, if anybody could (CR 9.9.4). */
export function openInterrupts(game: Game, depth: number): void {
  const effects = expectedBy(game.frames[depth])
  if (effects.length === 0) return
  const pending = pendingInterrupts(game, effects)
  if (pending.length === 0 && !canInterrupt(game, effects) && !mightRez(game, 'corp', effects)) return
  game.frames.push({
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
  const { rezzesOn } = definitionsOf(game)
  return side === 'corp' && effects.some(effect => rezzesOn.has(effect.effect)) && hasUnrezzed(game)
}

const canInterrupt = (game: Game, effects: readonly Effect[]): boolean =>
  usableInterrupts(game, 'corp', effects).length > 0 || usableInterrupts(game, 'runner', effects).length > 0

/** Conditional interrupts that are relevant as the window opens (CR 9.9.4b). */
function pendingInterrupts(game: Game, effects: readonly Effect[]): Pending[] {
  const pending: Pending[] = []
  const compiled = compiledOf(game)
  for (const n of game.table) {
    const { interrupts } = at(compiled, n)
    if (interrupts.length === 0) continue
    const card = cardAt(game, n)
    if (hasLostAbilities(game, card)) continue
    for (const ability of interrupts) {
      if (isActive(card))
        consider(game, ability, refOf(card), abilityControllerOf(card), effects, pending, noVars)
      else if (isInstalled(card) && rezzesItself(ability))
        consider(game, ability, refOf(card), abilityControllerOf(card), effects, pending, leftPlay)
    }
  }
  if (anyGrants(game, 'when')) {
    // CR 9.1.9: interrupts that cards have gained.
    eachGranted(game, 'when', (ability, card) =>
      consider(game, ability, refOf(card), abilityControllerOf(card), effects, pending, noVars),
    )
  }
  for (const lingering of game.lingering) {
    if (lingering.of === 'choice') continue
    const node = nodeAt(game, lingering.of) as { form?: string }
    if (node.form !== 'when') continue
    const ability = node as ConditionalAbility
    if ('on' in ability.when || 'state' in ability.when) continue
    consider(game, ability, lingering.source ?? { card: -1, life: 0 }, lingering.by, effects, pending, {
      ...lingering.vars,
      ...leftPlay,
    })
  }
  return pending
}

function consider(
  game: Game,
  ability: ConditionalAbility,
  source: Ref,
  by: Side,
  effects: readonly Effect[],
  pending: Pending[],
  vars: Vars,
): void {
  const when = ability.when
  if ('on' in when || 'state' in when) return
  if (ability.threat !== undefined && threatLevel(game) < ability.threat) return
  const scope: Scope = { by, source: source.card < 0 ? null : source, vars }
  const pattern = 'would' in when ? when.would : when.expected
  const met = effects.filter(effect => isEffect(game, effect, pattern, scope))
  if (met.length === 0) return
  if ('would' in when && when.first !== undefined && wouldAgain(game, pattern, when.first, met, by)) return
  if (when.if !== undefined && !holds(game, when.if, scope)) return
  const path = pathOf(ability)
  if (ability.limit !== undefined && wasUsed(game, path, source, ability.limit)) return
  pending.push({
    ability: path,
    of: pathOf(ability.does),
    source,
    by,
    vars: { ...vars, ...endangered(met) },
    optional: isOptional(ability),
  })
}

/** It has been imminent before in the period, whether or not it then happened (CR 9.9.5a). */
function wouldAgain(
  game: Game,
  pattern: EffectPattern,
  first: 'turn' | 'run' | 'encounter' | 'breach',
  met: readonly Effect[],
  by: Side,
): boolean {
  const kind = pattern.kind === undefined ? pattern.effect : `${pattern.effect}/${pattern.kind}`
  let count = 0
  for (let i = startOf(game, first); i < game.thisTurn.length; i++) {
    const earlier = game.thisTurn[i]
    if (earlier?.what !== 'would' || earlier.kind === null) continue
    if (earlier.kind !== kind && !(pattern.kind === undefined && earlier.kind.startsWith(`${kind}/`)))
      continue
    if (pattern.by !== undefined && earlier.by !== whoIs(pattern.by, { by, source: null, vars: noVars }))
      continue
    count++
  }
  // The effects that are imminent now have been noted too.
  return count > met.length
}

/** The cards an interrupt may save. */
export function endangered(effects: readonly Effect[]): Vars {
  const cards = effects.flatMap(effect => (effect.card === null ? [] : [effect.card]))
  return cards.length === 0 ? noVars : { endangered: cards }
}

/** Paid interrupts a player could use on these effects (CR 9.9.4d). */
export function usableInterrupts(game: Game, by: Side, effects: readonly Effect[]): Usable[] {
  const found: Usable[] = []
  eachPaidAbility(game, by, 'interrupt', usable => {
    if (affectedBy(game, usable, by, effects).length === 0) return
    if (refusalToUse(game, by, usable) === undefined) found.push(usable)
  })
  return found
}

/** The effects a paid interrupt could change. */
export function affectedBy(
  game: Game,
  usable: Usable,
  by: Side,
  effects: readonly Effect[],
): readonly Effect[] {
  const change = changeBy(usable.ability)
  if (change === undefined) return none
  const patterns = change.do === 'prevent' ? change.of : [change.of]
  const scope: Scope = { by, source: refOf(usable.card), vars: noVars }
  return effects.filter(
    // CR 9.9.7e: what cannot be prevented can be changed otherwise.
    effect =>
      !(change.do === 'prevent' && effect.unpreventable) &&
      patterns.some(pattern => isEffect(game, effect, pattern, scope)),
  )
}

/** A pending interrupt that can still do something about what is expected (CR 9.9.4c). */
export function isStillRelevant(game: Game, pending: Pending, effects: readonly Effect[]): boolean {
  const ability = nodeAt(game, pending.ability) as ConditionalAbility
  const when = ability.when
  if ('on' in when || 'state' in when) return false
  const pattern = 'would' in when ? when.would : when.expected
  return effects.some(effect => isEffect(game, effect, pattern, pending))
}
