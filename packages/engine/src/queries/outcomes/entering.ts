import { poolOf } from '../../language/definitions.ts'
import type { CardState } from '../../state/cards.ts'
import { isSame, refOf } from '../../state/cards.ts'
import type { Effect } from '../../state/frames.ts'
import type { Game } from '../../state/game.ts'
import type { Side } from '../../state/names.ts'
import { expected } from './effects.ts'

/** That cards enter a score area, which is looked at only where some card speaks of that (CR 1.17.3). */
export const entering = (game: Game, side: Side, cards: () => readonly CardState[]): readonly Effect[] =>
  poolOf(game).awaitsScoreArea
    ? cards().map(card => expected('scoreArea', side, { amount: 0, card: refOf(card) }))
    : nothing
const nothing: readonly Effect[] = []

/** How a card enters a score area after what was expected has been changed. */
export const entryOf = (card: CardState, effects: readonly Effect[]): Effect | undefined =>
  effects.find(each => each.effect === 'scoreArea' && each.card !== null && isSame(each.card, card))

/** Whether something else happens instead (CR 9.9.8). */
export const isKeptOut = (game: Game, card: CardState, effects: readonly Effect[]): boolean =>
  poolOf(game).awaitsScoreArea && entryOf(card, effects) === undefined
