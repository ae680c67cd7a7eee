import type { OfferedMacro, Position } from '@paydata/bots'
import { macrosAt } from '@paydata/bots'
import { broughtToPlay, defineAllCards, starterDecks } from '@paydata/cards'

const expectation = { definitions: defineAllCards(), decks: starterDecks.map(broughtToPlay) }

/** What a player could have done in one go, worked out from what that player knows. */
export const findMacros = (position: Position): readonly OfferedMacro[] => macrosAt(position, expectation)
