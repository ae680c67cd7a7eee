import type { RouteAsked, RouteGiven } from '@paydata/protocol'
import type { Limits } from '../limits/rates.ts'
import { waitFor } from '../limits/rates.ts'
import { ownDataPages } from '../own-data/parts.ts'
import { notTooFast } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Visit } from './visit.ts'
import { mustBeSomebody } from './visit.ts'

interface Keeping {
  readonly store: Store
  readonly limits: Limits
  readonly now: () => number
}

/** The route for all that is kept about a player. It tells nobody anything of another. */
export const ownDataRoutes = {
  async ownData(
    { store, limits, now }: Keeping,
    visit: Visit,
    { part, after }: RouteAsked<'ownData'>,
  ): Promise<RouteGiven<'ownData'>> {
    const { id: player } = mustBeSomebody(visit)
    notTooFast(waitFor(limits, 'ownData', visit))
    return ownDataPages[part]({ store, player, after, now: now() })
  },
}
