import type { Declaration } from '../language/abilities.ts'
import { cardAt } from '../queries/look.ts'
import { at } from '../state/bug.ts'
import type { CardState } from '../state/cards.ts'
import type { Game } from '../state/game.ts'
import type { Ref, Zone } from '../state/names.ts'
import { zoneCount, zoneNumber } from '../state/names.ts'
import type { PrintedFaces } from './printed.ts'
import type { CardName } from './types.ts'

/** Zones as bits of a number. */
const bitOf = (zone: Zone): number => 1 << zoneNumber[zone]
const everyZone = (1 << zoneCount) - 1

export type ZoneBits = number

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
  /** The card it comes from, and what the viewer knows of that. */
  readonly source: number
  readonly sourceName: CardName
  readonly isSourceActive: boolean
  readonly isSourceSeen: boolean
}

/** What a view was made from, as far as it matters for which parts of it still hold. For its maker alone to read. */
export interface Basis {
  readonly titles: readonly string[]
  readonly stamps: readonly object[]
  readonly changes: readonly FaceChange[]
  /** Zones in which something else than the cards and the changes decided what was seen. */
  readonly unsteady: ZoneBits
}

/** Zones that may come to look different while neither their cards nor the changes do. */
export function unsteadyZones(
  game: Game,
  isAnythingShown: boolean,
  printed: PrintedFaces,
  changes: readonly FaceChange[],
): ZoneBits {
  if (isAnythingShown) return everyZone
  let unsteady = 0
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
  game: Game,
  changes: readonly FaceChange[],
  unsteady: ZoneBits,
  basis: Basis | undefined,
): ZoneBits {
  if (basis === undefined || basis.titles !== game.titles || !areSame(changes, basis.changes))
    return everyZone
  let stale = unsteady | basis.unsteady
  const { stamps } = game
  const { stamps: earlier } = basis
  for (let zone = 0; zone < zoneCount; zone++) if (earlier[zone] !== stamps[zone]) stale |= 1 << zone
  return stale
}

function areSame(changes: readonly FaceChange[], earlier: readonly FaceChange[]): boolean {
  if (changes.length !== earlier.length) return false
  for (let i = 0; i < changes.length; i++) if (!isSameChange(at(changes, i), at(earlier, i))) return false
  return true
}

const isSameChange = (a: FaceChange, b: FaceChange): boolean =>
  a.declaration === b.declaration &&
  a.by === b.by &&
  a.target?.card === b.target?.card &&
  a.target?.life === b.target?.life &&
  a.source === b.source &&
  a.sourceName === b.sourceName &&
  a.isSourceActive === b.isSourceActive &&
  a.isSourceSeen === b.isSourceSeen

export const isStale = (stale: ZoneBits, zone: Zone): boolean => (stale & bitOf(zone)) !== 0
