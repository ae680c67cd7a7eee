import { broughtToPlay } from '@paydata/decks/starter'
import type { Definitions, Setup } from '@paydata/engine'
import type { Dealt } from './beginning.ts'
import { setsOf } from './beginning.ts'

/** What the rules need to begin a game. */
export function setupOf(game: Dealt, definitions: Definitions): Setup {
  const { edition, seed, decks, winAt } = game
  const sets = setsOf(game)
  return {
    edition,
    definitions: definitions.version,
    seed,
    ...(sets !== null && { sets }),
    ...(winAt !== null && { winAt }),
    corp: broughtToPlay(decks.corp),
    runner: broughtToPlay(decks.runner),
  }
}
