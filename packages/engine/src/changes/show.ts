import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { AbilityFrame, ProcedureFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { nameTogether } from './move.ts'

/** Makes cards visible to one or both players until the ability or procedure is over (CR 1.21.6). */
export function show(
  game: Game,
  frame: AbilityFrame | ProcedureFrame,
  cards: readonly CardState[],
  to: Side | 'both',
): void {
  if (cards.length === 0) return
  frame.shows = [...frame.shows, ...cards.map(card => ({ card: refOf(card), to }))]
  nameTogether(game, cards)
}
