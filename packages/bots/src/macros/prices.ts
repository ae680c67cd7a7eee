import type { View } from '@paydata/engine'
import { viewFor } from '@paydata/engine'
import type { PlaceOfIce, Purse } from '@paydata/engine/worlds'
import { encountering } from '@paydata/engine/worlds'
import type { Expectation } from '../search/likely.ts'
import type { Position } from '../search/position.ts'
import { cheapestBreak, wholeIce, worldOf } from './breaking.ts'
import type { Price } from './price.ts'

/** What it would cost the Runner to break all of rezzed ice; null if no icebreaker can for credits and counters. */
export interface PriceOfIce {
  /** The name of the ice in the view of its Runner. */
  readonly ice: number
  readonly price: Price | null
}

/** A price is the same for a Runner who cannot pay it yet. Clicks are worth more elsewhere than to break ice with. */
const purse: Purse = { credits: 99, clicks: 0 }

/**
 * What each rezzed ice would cost to break if its Runner came to it now, as far as that player knows. Ice of which this cannot be
 * told is left out.
 */
export function* pricesOfIce({ view, known }: Position, expectation: Expectation): Iterable<PriceOfIce> {
  if (known === undefined || !isBeforeRun(view)) return
  const definitions = expectation.definitions.asIn(view.edition)
  const world = worldOf(known, { ...expectation, definitions })
  for (const { ice, place } of rezzedIn(view)) {
    const met = encountering(world, place, purse)
    if (met === undefined || viewFor(met, 'runner').encounter?.subroutines.length === 0) continue
    const way = cheapestBreak(met, wholeIce)
    if (way !== undefined) yield { ice, price: way === null ? null : way.price }
  }
}

const isBeforeRun = ({ viewer, run, question }: View): boolean =>
  viewer === 'runner' && run === null && (question?.asks === 'action' || question?.asks === 'paidWindow')

interface Rezzed {
  readonly ice: number
  readonly place: PlaceOfIce
}

const rezzedIn = ({ servers }: View): readonly Rezzed[] =>
  servers.flatMap(({ id: server, ice }) =>
    ice.flatMap(({ position, ice: card }) =>
      card?.rezzed && card.id !== null ? [{ ice: card.id, place: { server, position } }] : [],
    ),
  )
