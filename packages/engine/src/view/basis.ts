import type { Declaration } from '../language/abilities.ts'
import { cardAt } from '../queries/facts/look.ts'
import { eachShown } from '../queries/facts/sight.ts'
import { at } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Ref, Zone } from '../state/names.ts'
import { zoneCount, zoneNumber } from '../state/names.ts'
import type { PrintedFaces } from './printed.ts'

/** Zones as bits of a number. */
export type ZoneBits = number
const bitOf = (zone: Zone): ZoneBits => 1 << zoneNumber[zone]
const everyZone: ZoneBits = (1 << zoneCount) - 1

/** A declaration in force that changes what faces say, and what decides how. */
export interface FaceChange {
  readonly declaration: Declaration
  /** The bit of what it changes. */
  readonly of: number
  readonly by: number
  readonly concerns: (card: CardState) => boolean
  /** The object it is about, if it is about a single one. */
  readonly target: Ref | undefined
  /** Whether it concerns a card is decided by that card alone. */
  readonly isPlain: boolean
  /** The card it comes from. */
  readonly source: CardState | undefined
  readonly isSourceActive: boolean
}

/** What views were made from, as far as it matters for which parts of them still hold. */
export interface Ground {
  readonly titles: readonly string[]
  readonly stamps: readonly object[]
  readonly changes: readonly FaceChange[]
  /** Zones in which something else than the cards and the changes decided what was seen. */
  readonly unsteady: ZoneBits
}

/** What the view of one viewer was made from. For its maker alone to read. */
export interface Basis {
  readonly ground: Ground
  /** What the viewer knew of the cards from which the changes came. */
  readonly sources: readonly SourceKnown[]
}

/** The name of a card, negative while its face is not seen; 0 for none. */
export type SourceKnown = number

/** Zones with cards in them that something in progress may show. */
export function zonesShown(game: Game): ZoneBits {
  let shown = 0
  eachShown(game, ref => {
    shown |= bitOf(cardAt(game, ref.card).zone)
  })
  return shown
}

/** Zones that may come to look different while neither their cards nor the changes do. */
export function unsteadyZones(
  game: Game,
  shown: ZoneBits,
  printed: PrintedFaces,
  changes: readonly FaceChange[],
): ZoneBits {
  let unsteady = shown
  for (const n of printed.changingThemselves) unsteady |= bitOf(cardAt(game, n).zone)
  for (const { of, concerns, isPlain } of changes) {
    if (isPlain) continue
    for (const n of printed.changeable.get(of) ?? []) {
      const card = cardAt(game, n)
      const bit = bitOf(card.zone)
      if ((unsteady & bit) === 0 && concerns(card)) unsteady |= bit
    }
  }
  return unsteady
}

/** Zones of which a view made on that basis may not be up to date. */
export function staleZones(
  ground: Ground,
  sources: readonly SourceKnown[],
  basis: Basis | undefined,
): ZoneBits {
  if (basis === undefined || basis.ground.titles !== ground.titles) return everyZone
  const earlier = basis.ground
  if (!areAlike(ground.changes, earlier.changes, isSameChange)) return everyZone
  if (!areAlike(sources, basis.sources, Object.is)) return everyZone
  let stale = ground.unsteady | earlier.unsteady
  for (let zone = 0; zone < zoneCount; zone++)
    if (earlier.stamps[zone] !== ground.stamps[zone]) stale |= 1 << zone
  return stale
}

function areAlike<T>(now: readonly T[], earlier: readonly T[], isSame: (a: T, b: T) => boolean): boolean {
  if (now.length !== earlier.length) return false
  for (let i = 0; i < now.length; i++) if (!isSame(at(now, i), at(earlier, i))) return false
  return true
}

const isSameChange = (a: FaceChange, b: FaceChange): boolean =>
  a.declaration === b.declaration &&
  a.by === b.by &&
  a.target?.card === b.target?.card &&
  a.target?.life === b.target?.life &&
  a.source?.card === b.source?.card &&
  a.isSourceActive === b.isSourceActive

export const isAmongZones = (zones: ZoneBits, zone: Zone): boolean => (zones & bitOf(zone)) !== 0
