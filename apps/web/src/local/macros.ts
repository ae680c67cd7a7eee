import type { OfferedMacro } from '@paydata/bots'
import { macrosAt, positionFor } from '@paydata/bots'
import { broughtToPlay, starterDecks } from '@paydata/cards/starter'
import type { Definitions, Game, Side } from '@paydata/engine'

/** The macros that a person may begin, worked out from what that person's view shows. */
export function macrosOf(definitions: Definitions) {
  const expectation = { definitions, decks: starterDecks.map(broughtToPlay) }
  return (game: Game, by: Side): readonly OfferedMacro[] => macrosAt(positionFor(game, by), expectation)
}
