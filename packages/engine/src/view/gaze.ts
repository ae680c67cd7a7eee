import { anyDeclares, eachDeclared } from '../queries/declared.ts'
import type { Eye } from '../queries/sight.ts'
import { canSee, isAnythingShown, isOpenTo } from '../queries/sight.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Viewer } from '../state/names.ts'
import type { PrintedFace } from './printed.ts'
import { bits, printedFaces } from './printed.ts'

/** One viewer's look at a game, with what is worked out once for all parts of the view. */
export interface Gaze {
  readonly game: Game
  readonly viewer: Viewer
  readonly isAnythingShown: boolean
  readonly printed: readonly PrintedFace[]
  /** Bits of what some declaration changes now, on whatever card; what a card declares of itself alone is not meant. */
  readonly changes: number
}

export const gazeOf = (game: Game, viewer: Viewer): Gaze => ({
  game,
  viewer,
  isAnythingShown: isAnythingShown(game),
  printed: printedFaces(game),
  changes: changesIn(game),
})

function changesIn(game: Game): number {
  let changes = 0
  for (const kind of ['strength', 'subtype', 'points', 'requirement', 'cost'] as const) {
    if (!anyDeclares(game, kind)) continue
    eachDeclared(game, kind, d => {
      if (d.declare === 'strength' || d.declare === 'subtype') changes |= bits[d.declare]
      else if (d.cards !== 'self') changes |= bits[d.declare === 'cost' ? d.of : d.declare]
    })
  }
  return changes
}

/** A spectator knows what everybody knows. */
export const eyeOf = (viewer: Exclude<Viewer, 'all'>): Eye => (viewer === 'spectator' ? 'public' : viewer)

export function seenIn({ game, viewer, isAnythingShown }: Gaze, card: CardState): boolean {
  if (viewer === 'all') return true
  const eye = eyeOf(viewer)
  return isAnythingShown ? canSee(game, eye, card) : isOpenTo(eye, card)
}
