import { anyDeclares, eachDeclared } from '../queries/declared.ts'
import type { Priced } from '../queries/prices.ts'
import type { Eye } from '../queries/sight.ts'
import { canSee, isAnythingShown, isOpenTo } from '../queries/sight.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Viewer } from '../state/names.ts'

/** What of a face may say something else than what is printed: each price, and other values. */
type Changing = Priced | 'strength' | 'points' | 'requirement' | 'subtype'

/** One viewer's look at a game, with what is worked out once for all parts of the view. */
export interface Gaze {
  readonly game: Game
  readonly viewer: Viewer
  readonly isAnythingShown: boolean
  /** What some declaration changes now, on whatever card; what a card declares of itself alone is not meant. */
  readonly changes: ReadonlySet<Changing>
}

export const gazeOf = (game: Game, viewer: Viewer): Gaze => ({
  game,
  viewer,
  isAnythingShown: isAnythingShown(game),
  changes: changesIn(game),
})

const noChanges: ReadonlySet<Changing> = new Set()

function changesIn(game: Game): ReadonlySet<Changing> {
  let found: Set<Changing> | undefined
  const note = (changing: Changing): void => {
    found ??= new Set()
    found.add(changing)
  }
  for (const kind of ['strength', 'subtype', 'points', 'requirement', 'cost'] as const) {
    if (!anyDeclares(game, kind)) continue
    eachDeclared(game, kind, d => {
      if (d.declare === 'cost') {
        if (d.cards !== 'self') note(d.of)
      } else note(d.declare)
    })
  }
  return found ?? noChanges
}

/** A spectator knows what everybody knows. */
export const eyeOf = (viewer: Exclude<Viewer, 'all'>): Eye => (viewer === 'spectator' ? 'public' : viewer)

export function seenIn({ game, viewer, isAnythingShown }: Gaze, card: CardState): boolean {
  if (viewer === 'all') return true
  const eye = eyeOf(viewer)
  return isAnythingShown ? canSee(game, eye, card) : isOpenTo(eye, card)
}
