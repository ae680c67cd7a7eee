import type { Declaration } from '../../language/abilities.ts'
import { basicAt } from '../../language/basic.ts'
import { abilityAround, nodeAt, poolOf } from '../../language/definitions.ts'
import type { One, Test } from '../../language/expressions.ts'
import type { Prevent } from '../../language/instructions.ts'
import type { EffectPattern } from '../../language/patterns.ts'
import type { CardState } from '../../state/cards.ts'
import { refOf } from '../../state/cards.ts'
import type { Effect, EffectKind, Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Ref, Side } from '../../state/names.ts'
import { cardAt, isInstalled, objectOf } from '../facts/look.ts'
import { matchesSubject, passesAll } from '../facts/matching-cards.ts'
import type { Attempt } from '../facts/permissions.ts'
import { cannot } from '../facts/permissions.ts'
import { isServerAmong, refTo, whoIs } from '../facts/references.ts'
import { diversionIn } from './diversions.ts'

type Known = Partial<Omit<Effect, 'effect' | 'by'>>

/** An effect somebody is expected to have, with what is known of it. */
export const expected = (effect: EffectKind, by: Side, known: Known = {}): Effect => ({
  effect,
  amount: known.amount ?? 1,
  card: known.card ?? null,
  kind: known.kind ?? null,
  server: known.server ?? null,
  by,
  part: known.part ?? 0,
  unpreventable: known.unpreventable ?? false,
  raised: known.raised ?? 0,
  replacedBy: known.replacedBy ?? none,
  vars: known.vars ?? null,
})
const none: readonly string[] = []

/** That a card is about to be paid for: how much more or less than its price (CR 9.9.6c). */
export const priceOf = (kind: 'install' | 'play' | 'rez', card: CardState, by: Side): Effect =>
  expected('price', by, { amount: 0, card: refOf(card), kind })

/** That cards stop being installed as they move (CR 8.5.1b). They are looked for only where some card speaks of that. */
export const uninstalling = (game: Game, by: Side, moved: () => readonly CardState[]): readonly Effect[] =>
  poolOf(game).awaitsUninstalling
    ? moved()
        .filter(isInstalled)
        .map(card => expected('uninstall', by, { card: refOf(card) }))
    : nothing
const nothing: readonly Effect[] = []

/** Whether what is expected can still happen (CR 9.9.2): a card that has moved is another object (CR 1.12.1). */
export function isPossible(game: Game, { effect, card: ref }: Effect): boolean {
  if (ref === null || effect === 'instead') return true
  const card = objectOf(game, ref)
  return card !== undefined && (effect !== 'expose' || canBeExposed(card))
}

/** CR 1.21.4. */
const canBeExposed = (card: CardState): boolean => isInstalled(card) && !card.faceup && card.owner === 'corp'

/** Whether an effect is of the kind an interrupt or replacement speaks of. */
export function isEffect(game: Game, effect: Effect, pattern: EffectPattern, scope: Scope): boolean {
  if (effect.effect !== pattern.effect && (pattern.effect !== 'uninstall' || !uninstalls(game, effect)))
    return false
  if (pattern.kind !== undefined && effect.kind !== pattern.kind) return false
  if (pattern.by !== undefined && effect.by !== whoIs(pattern.by, scope)) return false
  if (pattern.server !== undefined && !isServerAmong(game, effect.server, pattern.server, scope)) return false
  return (
    pattern.card === undefined || (effect.card !== null && isOfCard(game, effect.card, pattern.card, scope))
  )
}

/** A card that is trashed, or goes elsewhere instead, stops being installed as well; turned facedown it does not (CR 8.1.4d). */
function uninstalls(game: Game, effect: Effect): boolean {
  const card = effect.card === null ? undefined : objectOf(game, effect.card)
  if (card === undefined || !isInstalled(card)) return false
  const diversion = diversionIn(game, effect)
  return diversion === undefined ? effect.effect === 'trash' : diversion.to !== 'facedown'
}

/** Whether an object is the one, or passes the tests, of an effect that a text speaks of. */
export function isOfCard(game: Game, { card, life }: Ref, of: One | readonly Test[], scope: Scope): boolean {
  if (typeof of === 'object' && !('the' in of)) return passesAll(game, cardAt(game, card), of, scope)
  const ref = refTo(game, of, scope)
  return ref !== undefined && ref.card === card && ref.life === life
}

/** Whether an instruction to prevent is about an effect that can be prevented, and nothing says that it cannot (CR 1.2.2). */
export const prevents = (game: Game, written: Prevent, effect: Effect, scope: Scope): boolean =>
  wouldPrevent(game, written, effect, scope) && !cannot(game, 'prevent', preventing(game, effect, scope))

export const wouldPrevent = (game: Game, { of }: Prevent, effect: Effect, scope: Scope): boolean =>
  !effect.unpreventable &&
  isPossible(game, effect) &&
  of.some(pattern => isEffect(game, effect, pattern, scope))

/** To prevent what would happen to that card or at that server. */
export const preventing = (game: Game, { card, server }: Effect, { by }: Scope): Attempt => ({
  who: by,
  card: card === null ? undefined : cardAt(game, card.card),
  server: server ?? undefined,
})

/** Whether what is imminent belongs to a basic action that is taken for the first time this turn (CR 5.2.3a). */
function isOfFirstAction(game: Game): boolean {
  const frame = game.frames[game.frames.length - 1]
  if (frame?.kind !== 'ability' || frame.source !== null) return false
  const action = abilityAround(nodeAt(game, frame.of))
  if (basicAt(action) === undefined) return false
  let taken = 0
  for (const { what, kind } of game.thisTurn) if (what === 'abilityUsed' && kind === action) taken++
  return taken === 1
}

export type Replace = Extract<Declaration, { declare: 'replace' }>

/** Whether a replacement effect, known by its name, can apply to an effect: once at most (CR 9.9.9c). */
export function replaces(game: Game, effect: Effect, d: Replace, name: string, scope: Scope): boolean {
  if (effect.effect !== d.effect || effect.replacedBy.includes(name)) return false
  if (d.kind !== undefined && effect.kind !== d.kind) return false
  if (d.basicAction !== undefined && !isOfFirstAction(game)) return false
  if (d.who !== undefined && effect.by !== whoIs(d.who, scope)) return false
  if (d.server !== undefined && !isServerAmong(game, effect.server, d.server, scope)) return false
  if (d.card === undefined) return true
  return effect.card !== null && matchesSubject(game, cardAt(game, effect.card.card), d.card, scope)
}
