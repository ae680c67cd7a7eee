import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Side } from '../state/names.ts'
import { uninstalled } from './handling-cards.ts'
import { happen } from './happen.ts'
import { moveCard } from './move.ts'
import { touch } from './touch.ts'

/** Which properties the agenda has that a card becomes; it loses all others (CR 10.1.3). */
export interface AsAgenda {
  readonly points: number
  readonly cannot?: 'forfeit'
}

/** Adds a card to a score area as an agenda: neither scored nor stolen (CR 10.1.3, 1.17.3f). */
export function convertToAgenda(game: Game, card: CardState, side: Side, as: AsAgenda, by: Side): void {
  const before = moveCard(game, card, {
    zone: side === 'corp' ? 'corpScore' : 'runnerScore',
    faceup: true,
  })
  touch(game, card).conversion = { into: 'agenda', ...as }
  happen(game, 'converted', { by, card, amount: as.points, kind: 'agenda', before })
  happen(game, 'addedToScoreArea', { by: side, card, before })
  uninstalled(game, card, before, by)
}
