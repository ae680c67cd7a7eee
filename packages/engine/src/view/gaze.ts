import type { Eye } from '../queries/sight.ts'
import { canSee, isOpenTo } from '../queries/sight.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Viewer, Zone } from '../state/names.ts'
import type { Basis, FaceChange, ZoneBits } from './basis.ts'
import { isAmongZones, staleZones, unsteadyZones, zonesShown } from './basis.ts'
import { changesIn } from './changes.ts'
import type { PrintedFaces } from './printed.ts'
import { printedFaces } from './printed.ts'

/** One viewer's look at a game, with what is worked out once for all parts of the view. */
export interface Gaze {
  readonly game: Game
  readonly viewer: Viewer
  /** Zones with cards in them that are shown for a while. */
  readonly shown: ZoneBits
  readonly printed: PrintedFaces
  readonly changes: readonly FaceChange[]
  readonly unsteady: ZoneBits
  /** Zones of which the view before may say something else than is so now. */
  readonly stale: ZoneBits
}

export function gazeOf(game: Game, viewer: Viewer, basis: Basis | undefined): Gaze {
  const shown = zonesShown(game)
  const printed = printedFaces(game)
  const changes = changesIn(game, viewer, card => sees(game, viewer, shown, card))
  const unsteady = unsteadyZones(game, shown, printed, changes)
  const stale = staleZones(game, changes, unsteady, basis)
  return { game, viewer, shown, printed, changes, unsteady, stale }
}

export const basisOf = ({ game, changes, unsteady }: Gaze): Basis => ({
  titles: game.titles,
  stamps: game.stamps.slice(),
  changes,
  unsteady,
})

/** A part of the view before that was made of a zone, if it still holds. */
export const kept = <Part>({ stale }: Gaze, zone: Zone, before: Part | undefined): Part | undefined =>
  isAmongZones(stale, zone) ? undefined : before

/** A spectator knows what everybody knows. */
export const eyeOf = (viewer: Exclude<Viewer, 'all'>): Eye => (viewer === 'spectator' ? 'public' : viewer)

export const seenIn = ({ game, viewer, shown }: Gaze, card: CardState): boolean =>
  sees(game, viewer, shown, card)

function sees(game: Game, viewer: Viewer, shown: ZoneBits, card: CardState): boolean {
  if (viewer === 'all') return true
  const eye = eyeOf(viewer)
  return isAmongZones(shown, card.zone) ? canSee(game, eye, card) : isOpenTo(eye, card)
}
