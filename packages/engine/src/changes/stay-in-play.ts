import { definitionOf, pathOf } from '../language/definitions.ts'
import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { linger } from './linger.ts'

/** Whether a played card is not trashed now, by its own text: it has been until the time that this says (CR 8.6.6c). */
export function staysInPlay(game: Game, card: CardState, by: Side): boolean {
  const stays = definitionOf(game, card).declared.staysInPlay?.[0]?.declaration
  if (stays?.declare !== 'staysInPlay') return false
  linger(game, { of: pathOf(stays), by, source: refOf(card), until: stays.until })
  return true
}
