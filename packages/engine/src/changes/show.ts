import type { CardState } from '../state/cards.ts'
import { refOf } from '../state/cards.ts'
import type { AbilityFrame } from '../state/frames.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { nameTogether } from './move.ts'

/** Makes cards visible to one or both players until the ability has resolved (CR 1.21.6). */
export function show(game: Game, frame: AbilityFrame, cards: readonly CardState[], to: Side | 'both'): void {
  if (cards.length === 0) return
  frame.shows = [...frame.shows, ...cards.map(card => ({ card: refOf(card), to }))]
  nameTogether(game, cards)
}
