import type { Act } from '../language/abilities.ts'
import { definitionOf } from '../language/definitions.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { ServerId, Side } from '../state/names.ts'
import { matchesSubject } from './cards.ts'
import { anyDeclares, eachDeclared, eachOwnDeclared } from './declared.ts'
import { isInstalled } from './look.ts'
import { isServerAmong, locationOf, whoIs } from './references.ts'

export interface Attempt {
  readonly who?: Side
  readonly card?: CardState | undefined
  readonly server?: ServerId | undefined
}

/** Where it would be done: what is done to a card is done where that is. */
const serverOf = (game: Game, { server, card }: Attempt): ServerId | undefined =>
  server ?? (card === undefined ? undefined : locationOf(game, card))

/** The card that forbids it, or nothing: "cannot" takes precedence (CR 1.2.2). */
export function forbiddenBy(game: Game, act: Act, attempt: Attempt): CardState | 'rule' | undefined {
  if (!anyDeclares(game, 'cannot')) return undefined
  let found: CardState | 'rule' | undefined
  eachDeclared(game, 'cannot', (d, scope, source) => {
    if (d.act !== act) return false
    if (d.who !== undefined && attempt.who !== undefined && whoIs(d.who, scope) !== attempt.who) return false
    if (d.cards !== undefined) {
      if (attempt.card === undefined || !matchesSubject(game, attempt.card, d.cards, scope)) return false
    }
    if (d.server !== undefined && !isServerAmong(game, serverOf(game, attempt), d.server, scope)) return false
    found = source ?? 'rule'
    return true
  })
  return found
}

export const cannot = (game: Game, act: Act, attempt: Attempt): boolean =>
  forbiddenBy(game, act, attempt) !== undefined

/** Agendas always, others when they say so, also unrezzed (CR 1.18.3). */
export function canBeAdvanced(game: Game, card: CardState): boolean {
  if (!isInstalled(card) || card.owner !== 'corp' || card.conversion !== null) return false
  const { printed } = definitionOf(game, card)
  let can = printed.type === 'agenda'
  eachOwnDeclared(game, 'canAdvance', card, () => {
    can = true
  })
  return can && !cannot(game, 'advance', { who: 'corp', card })
}
