import type { Eye } from '../queries/facts/sight.ts'
import { canSee, isOpenTo } from '../queries/facts/sight.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Viewer, Zone } from '../state/names.ts'
import { zoneNumber } from '../state/names.ts'
import type { Basis, FaceChange, SourceKnown, ZoneBits } from './basis.ts'
import { staleZones } from './basis.ts'
import type { Moment } from './moment.ts'
import { eyeOf, nameFor } from './names.ts'
import type { PrintedFaces } from './printed.ts'

/** One viewer's look at a game, with what is worked out once for all parts of the view. */
export interface Gaze {
  readonly moment: Moment
  readonly game: Game
  readonly viewer: Viewer
  readonly eye: Eye | 'all'
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
  const eye = viewer === 'all' ? viewer : eyeOf(viewer)
  return { moment, game, viewer, eye, shown, printed, changes, sources, stale }
}
const none: readonly never[] = []

function sourceKnown({ game, shown }: Moment, viewer: Viewer, { source }: FaceChange): SourceKnown {
  if (source === undefined) return 0
  const name = nameFor(viewer, source) ?? 0
  const eye = viewer === 'all' ? viewer : eyeOf(viewer)
  return seenIn({ game, eye, shown }, source) ? name : -name
}

export const basisOf = ({ moment: { ground }, sources }: Gaze): Basis => ({ ground, sources })

/** A part of the view before that was made of a zone, if it still holds. */
export const kept = <Part>({ stale }: Gaze, zone: Zone, before: Part | undefined): Part | undefined =>
  ((stale >> zoneNumber[zone]) & 1) === 1 ? undefined : before

/** Everybody who is no single eye sees everything. */
export function seenIn({ game, eye, shown }: Pick<Gaze, 'game' | 'eye' | 'shown'>, card: CardState): boolean {
  if (eye === 'all') return true
  return ((shown >> zoneNumber[card.zone]) & 1) === 1 ? canSee(game, eye, card) : isOpenTo(game, eye, card)
}
