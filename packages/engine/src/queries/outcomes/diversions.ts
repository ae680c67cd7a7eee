import type { Replacement } from '../../language/abilities.ts'
import { nodeAt } from '../../language/definitions.ts'
import type { CardState } from '../../state/cards.ts'
import { isSame } from '../../state/cards.ts'
import type { Effect, Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Ref, Side } from '../../state/names.ts'
import { eachDeclared } from '../facts/declared.ts'
import { matchesSubject } from '../facts/matching-cards.ts'
import { anyDeclaresNow } from '../facts/present.ts'
import { isServerAmong, whoIs } from '../facts/references.ts'
import type { Replace } from './effects.ts'

/** Where a card goes that would be trashed, whose doing that is, and on which card it is hosted there. */
export interface Diversion {
  readonly to: Extract<Replacement, { instead: 'move' }>['to']
  readonly by: Side
  readonly host: Ref | null
}

/**
 * What replaces the trashing of a card by damage or by the rules (CR 9.9.8b); nobody can be asked there, so
 * what somebody may choose does not apply, and of several the oldest does.
 */
export function diversionOf(game: Game, card: CardState, by: Side | null): Diversion | undefined {
  if (!anyDeclaresNow(game, 'replace')) return undefined
  let found: Diversion | undefined
  eachDeclared(game, 'replace', (d, scope) => {
    if (d.effect !== 'trash' || d.optional === true || !applies(game, d, scope, card, by)) return false
    found = toOf(d, scope)
    return found !== undefined
  })
  return found
}

function applies(game: Game, d: Replace, scope: Scope, card: CardState, by: Side | null): boolean {
  if (d.who !== undefined && by !== whoIs(d.who, scope)) return false
  if (d.server !== undefined && !isServerAmong(game, card.server, d.server, scope)) return false
  // A card cannot host itself.
  if (
    scope.source !== null &&
    d.withIt.instead === 'move' &&
    d.withIt.to === 'hosted' &&
    isSame(scope.source, card)
  )
    return false
  return d.card === undefined || matchesSubject(game, card, d.card, scope)
}

const toOf = ({ withIt }: Replace, { by, source }: Pick<Scope, 'by' | 'source'>): Diversion | undefined =>
  withIt.instead === 'move' ? { to: withIt.to, by, host: source } : undefined

/** Notes in an effect that its card goes elsewhere. */
export const diverting = (effect: Effect, path: string, { by, source }: Scope): Effect => ({
  ...effect,
  effect: 'instead',
  kind: null,
  by,
  vars: { diverted: path, ...(source !== null && { to: [source] }) },
})

/** Where the card of an effect goes, if that was replaced when it was expected (CR 9.9.9b). */
export function diversionIn(game: Game, { effect, kind, vars, by }: Effect): Diversion | undefined {
  if (effect !== 'instead' || kind !== null || typeof vars?.diverted !== 'string') return undefined
  const host = Array.isArray(vars.to) ? (vars.to as readonly Ref[])[0] : undefined
  return toOf(nodeAt(game, vars.diverted) as Replace, { by, source: host ?? null })
}
