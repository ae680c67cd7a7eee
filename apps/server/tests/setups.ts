import { defineAllCards } from '@paydata/cards'
import { broughtToPlay, namedDeck, starterDecks } from '@paydata/decks'
import type { Setup } from '@paydata/engine'

/** What a game began with of which nothing is played: only its log is looked at. */
export const someSetup: Setup = {
  edition: '26.03',
  definitions: 'any',
  seed: 'any',
  corp: { identity: 'any', cards: [] },
  runner: { identity: 'any', cards: [] },
}

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
