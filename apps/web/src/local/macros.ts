import type { OfferedMacro, PriceOfIce } from '@paydata/bots'
import { macrosAt, positionFor, pricesOfIce } from '@paydata/bots'
import { broughtToPlay, starterDecks } from '@paydata/decks/starter'
import type { Definitions, Game, Side } from '@paydata/engine'

/** What is worked out for a person from what that person's view shows. */
export interface Found {
  /** The macros that a side may begin. */
  readonly offer: (game: Game, by: Side) => readonly OfferedMacro[]
  /** What rezzed ice would cost the Runner to break. Each price is looked for as it is taken. */
  readonly prices: (game: Game) => Iterable<PriceOfIce>
}

export function finding(definitions: Definitions): Found {
  const expectation = { definitions, decks: starterDecks.map(broughtToPlay) }
  return {
    offer: (game, by) => macrosAt(positionFor(game, by), expectation),
    prices: game => pricesOfIce(positionFor(game, 'runner'), expectation),
  }
}
