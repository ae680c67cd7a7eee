import { definitionOf } from '../language/definitions.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { hasSubtype } from './characteristics.ts'
import { meetsOnlyIf } from './installing.ts'
import { cannot } from './permissions.ts'

/** Whether a card is of a kind that is played, and nothing forbids to play it now (CR 3.5.1, 3.7.1). */
export function mayBePlayed(game: Game, card: CardState, by: Side): boolean {
  const { type } = definitionOf(game, card).printed
  if (type !== 'event' && type !== 'operation') return false
  return meetsOnlyIf(game, card, 'play') && !cannot(game, 'play', { who: by, card })
}

/** CR 1.11.4: a priority card is played by the basic action alone. */
export const mayBePlayedByEffect = (game: Game, card: CardState, by: Side): boolean =>
  mayBePlayed(game, card, by) && !hasSubtype(game, card, 'priority')
