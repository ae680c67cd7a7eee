import { definitionOf } from '../language/definitions.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { hasSubtype } from './characteristics.ts'
import { meetsOnlyIf } from './installing.ts'
import { cannot } from './permissions.ts'
import { mayDoFor } from './potential.ts'

/** Whether a card is of a kind that is played, and nothing forbids to play it now (CR 3.5.1, 3.7.1). */
export function mayBePlayed(game: Game, card: CardState, by: Side): boolean {
  const { type } = definitionOf(game, card).printed
  if (type !== 'event' && type !== 'operation') return false
  return (
    meetsOnlyIf(game, card, 'play') &&
    !cannot(game, 'play', { who: by, card }) &&
    doesAnything(game, card, by)
  )
}

/** Whether one of its play abilities may be resolved for what it does; a card without them does something else. */
export function doesAnything(game: Game, card: CardState, by: Side): boolean {
  const scope = { by, source: refOf(card), vars: {} }
  let plays = false
  for (const ability of definitionOf(game, card).abilities) {
    if (ability.form !== 'play') continue
    if (mayDoFor(game, ability.does, scope)) return true
    plays = true
  }
  return !plays
}

/** CR 1.11.4: a priority card is played by the basic action alone. */
export const mayBePlayedByEffect = (game: Game, card: CardState, by: Side): boolean =>
  mayBePlayed(game, card, by) && !hasSubtype(game, card, 'priority')
