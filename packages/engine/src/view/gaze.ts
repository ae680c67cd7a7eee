import { canSee, isOpenTo } from '../queries/facts/sight.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Viewer, Zone } from '../state/names.ts'
import type { Basis, FaceChange, SourceKnown, ZoneBits } from './basis.ts'
import { isAmongZones, staleZones } from './basis.ts'
import type { Moment } from './moment.ts'
import { eyeOf, nameFor } from './names.ts'
import type { PrintedFaces } from './printed.ts'

/** One viewer's look at a game, with what is worked out once for all parts of the view. */
export interface Gaze {
  readonly moment: Moment
  readonly game: Game
  readonly viewer: Viewer
  readonly shown: ZoneBits
  readonly printed: PrintedFaces
  readonly changes: readonly FaceChange[]
  readonly sources: readonly SourceKnown[]
  /** Zones of which the view before may say something else than is so now. */
  readonly stale: ZoneBits
}

export function gazeOf(moment: Moment, viewer: Viewer, basis: Basis | undefined): Gaze {
  const { game, shown, printed, ground } = moment
  const { changes } = ground
  const sources = changes.length === 0 ? none : changes.map(change => sourceKnown(moment, viewer, change))
  const stale = staleZones(ground, sources, basis)
  return { moment, game, viewer, shown, printed, changes, sources, stale }
}
const none: readonly never[] = []

function sourceKnown({ game, shown }: Moment, viewer: Viewer, { source }: FaceChange): SourceKnown {
  if (source === undefined) return 0
  const name = nameFor(viewer, source) ?? 0
  return sees(game, viewer, shown, source) ? name : -name
}

export const basisOf = ({ moment: { ground }, sources }: Gaze): Basis => ({ ground, sources })

/** A part of the view before that was made of a zone, if it still holds. */
export const kept = <Part>({ stale }: Gaze, zone: Zone, before: Part | undefined): Part | undefined =>
  isAmongZones(stale, zone) ? undefined : before

export const seenIn = ({ game, viewer, shown }: Gaze, card: CardState): boolean =>
  sees(game, viewer, shown, card)

function sees(game: Game, viewer: Viewer, shown: ZoneBits, card: CardState): boolean {
  if (viewer === 'all') return true
  const eye = eyeOf(viewer)
  return isAmongZones(shown, card.zone) ? canSee(game, eye, card) : isOpenTo(game, eye, card)
}
