import type { OfferedMacro, Position, PriceOfIce } from '@paydata/bots'
import { macrosAt, pricesOfIce } from '@paydata/bots'
import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, readyDecks } from '@paydata/decks'

const expectation = { definitions: defineAllCards(), decks: readyDecks.map(broughtToPlay) }

/** What a player could have done in one go, worked out from what that player knows. */
export const findMacros = (position: Position): readonly OfferedMacro[] => macrosAt(position, expectation)

/** What rezzed ice would cost the Runner to break, likewise. */
export const findPrices = (position: Position): readonly PriceOfIce[] => [
  ...pricesOfIce(position, expectation),
]
