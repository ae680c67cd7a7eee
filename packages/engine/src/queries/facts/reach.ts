import type { CardState } from '../../state/cards.ts'
import type { Game } from '../../state/game.ts'
import type { Side } from '../../state/names.ts'
import { eachDeclared } from './declared.ts'
import { handZone, isInstalled } from './look.ts'
import { anyDeclaresNow } from './present.ts'

/** Cards that a player may play or install as if they were in hand (CR 1.2.1): what is installed already is not. */
export function asInHand(game: Game, side: Side): readonly CardState[] {
  if (!anyDeclaresNow(game, 'asInHand')) return none
  const found: CardState[] = []
  eachDeclared(game, 'asInHand', (d, scope, source, reading) => {
    if (source === undefined || source.owner !== side) return
    for (const card of reading.gather(game, d.cards, scope))
      if (!isInstalled(card) && !found.includes(card)) found.push(card)
  })
  return found
}
const none: readonly never[] = []

/** Where a card comes from that is played or installed: from the hand if it may be so as if it were there. */
export const zoneToLeave = (game: Game, card: CardState): CardState['zone'] =>
  asInHand(game, card.owner).includes(card) ? handZone(card.owner) : (card.asideFrom ?? card.zone)
