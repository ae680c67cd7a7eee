import { pathOf } from '../../language/definitions.ts'
import type { CardState } from '../../state/cards.ts'
import type { Effect, Scope } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import { amountOf } from '../facts/amounts.ts'
import { nameOfEffect } from '../facts/applying.ts'
import { eachDeclared } from '../facts/declared.ts'
import { prevents, replaces } from './effects.ts'
import { eachInterrupt, metBy } from './interrupts.ts'

/**
 * The card that would keep an effect from being carried out as it is, though nobody chose that: a static ability that
 * replaces it, or an interrupt that is not optional and prevents some of it. It cannot be done as a cost then
 * (CR 1.16.1b, 8.2.2a).
 */
export function avertedBy(game: Game, effect: Effect): CardState | 'rule' | undefined {
  let found: CardState | 'rule' | undefined
  eachDeclared(game, 'replace', (d, scope, source) => {
    // Turned facedown it is trashed all the same (CR 8.2.2).
    if (d.withIt.instead === 'move' && d.withIt.to === 'facedown') return false
    if (d.optional === true || !replaces(game, effect, d, nameOfEffect(pathOf(d), scope), scope)) return false
    found = source ?? 'rule'
    return true
  })
  if (found !== undefined) return found
  eachInterrupt(game, having => {
    const { ability, by, source, vars } = having
    const scope: Scope = { by, source: source.card < 0 ? null : source, vars }
    const isPrevented = ability.does.some(
      each =>
        each.do === 'prevent' &&
        prevents(game, each, effect, scope) &&
        (each.amount === 'all' || amountOf(game, each.amount, scope) > 0),
    )
    if (isPrevented && metBy(game, having, [effect], 'notYet').length > 0)
      found ??= game.cards[source.card] ?? 'rule'
  })
  return found
}
