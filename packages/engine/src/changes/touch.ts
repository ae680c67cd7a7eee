import { isActive, isHostedIce, isOnTable } from '../queries/facts/look.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Zone } from '../state/names.ts'
import { tableStamp, zoneNumber } from '../state/names.ts'

/** A card whose zone is known to be changing. */
export type Touched = { -readonly [Field in keyof CardState]: CardState[Field] }

/** The card, to be changed. After a move it is touched again, as it has changed its new zone as well. */
export function touch(game: Game, card: CardState): Touched {
  touchZone(game, card.zone)
  if (isHostedIce(card)) touchZone(game, 'hosted')
  // Some are active in zones in which cards are not (CR 9.1.8b).
  if (isActive(card)) touchTable(game)
  return card
}

/** Something about a zone changes: what was made of it, as in a view, is out of date. */
export function touchZone(game: Game, zone: Zone): void {
  game.stamps[zoneNumber[zone]] = {}
  if (isOnTable(zone)) game.stamps[tableStamp] = {}
}

/** A card comes to where cards may be active, leaves it, or becomes another there. */
export function touchTable(game: Game): void {
  game.stamps[tableStamp] = {}
}

/** Where hosted cards may be: what they say of their hosts changes with these. */
export function touchGuests(game: Game): void {
  touchZone(game, 'hosted')
  touchZone(game, 'rig')
  touchZone(game, 'root')
}
