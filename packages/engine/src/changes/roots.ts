import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { ServerId, Side } from '../state/names.ts'
import { happen } from './happen.ts'
import { moveCard } from './move.ts'

/** A card goes on in the root of another server, as the object it is (CR 1.12.1, 8.2.1a). */
export function moveToRoot(game: Game, card: CardState, server: ServerId, by: Side): void {
  if (card.server === server) return
  const before = moveCard(game, card, { zone: 'root', faceup: card.faceup, server })
  happen(game, 'moved', { by, card, server, kind: 'root', before })
}
