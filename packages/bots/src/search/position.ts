import type { Game, Side, View } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { Known, Recall } from '@paydata/engine/worlds'
import { knownTo, recallOf } from '@paydata/engine/worlds'

/** What a side sees, and what it knows of the game; nothing, when something is in progress that it does not know. */
export interface Position {
  readonly view: View
  readonly known: Known | undefined
  readonly recall: Recall
}

/** The host calls this. It makes everything that a thinker of that side gets, as plain JSON. */
export const positionFor = (game: Game, side: Side): Position => ({
  view: viewFor(game, side),
  known: knownTo(game, side),
  recall: recallOf(game, side),
})
