import { isAmong, matchesSubject } from '../queries/cards.ts'
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
  readonly changes: readonly FaceChange[]
}

/** A declaration in force that changes what faces say; what a card declares of itself alone is not meant. */
export interface FaceChange {
  /** The bit of what it changes. */
  readonly of: number
  readonly concerns: (card: CardState) => boolean
}

export const gazeOf = (game: Game, viewer: Viewer): Gaze => ({
  game,
  viewer,
  isAnythingShown: isAnythingShown(game),
  printed: printedFaces(game),
  changes: changesIn(game),
})

function changesIn(game: Game): FaceChange[] {
  const changes: FaceChange[] = []
  for (const kind of ['strength', 'subtype', 'points', 'requirement', 'cost'] as const) {
    if (!anyDeclares(game, kind)) continue
    eachDeclared(game, kind, (d, scope) => {
      if (d.declare === 'strength' || d.declare === 'subtype') {
        changes.push({ of: bits[d.declare], concerns: card => isAmong(game, card, d.of, scope) })
      } else if (d.cards !== 'self') {
        const { cards } = d
        const of = bits[d.declare === 'cost' ? d.of : d.declare]
        changes.push({ of, concerns: card => matchesSubject(game, card, cards, scope) })
      }
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
