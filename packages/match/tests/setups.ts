import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, namedDeck, starterDecks } from '@paydata/decks'
import type { Game, Setup } from '@paydata/engine'
import type { Live } from '@paydata/match'
import { resumed } from '@paydata/match'

const deck = (id: string) => {
  const { name, identity, cards } = starterDecks.find(each => each.id === id)!
  return broughtToPlay(namedDeck(name, identity, cards))
}

/** A game of starter decks, with traps and runs on all servers. */
export const starterSetup = (seed: string): Setup => ({
  definitions: defineAllCards().version,
  seed,
  corp: deck('core_starter_jinteki'),
  runner: deck('core_starter_criminal'),
})

/** A match at a position that no setup leads to in few answers. */
export const liveAt = (game: Game): Live => ({
  position: resumed(1, game, null),
  since: 0,
  past: [],
  eyes: new Map(),
})
