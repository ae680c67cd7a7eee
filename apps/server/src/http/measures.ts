import type { RouteAsked, RouteGiven } from '@paydata/protocol'
import type { Limits } from '../limits/rates.ts'
import { appeal, measuresOf, readMeasure } from '../measures/stored.ts'
import type { Store } from '../store/open.ts'
import type { Visit } from './visit.ts'
import { somebodyWithin } from './visit.ts'

interface Told {
  readonly store: Store
  readonly limits: Limits
  readonly now: () => number
}

const mine = async ({ store }: Told, player: string) => ({ measures: await measuresOf(store, player) })

/** What was done about a player, for the player. */
export const measureRoutes = {
  async myMeasures(world: Told, visit: Visit): Promise<RouteGiven<'myMeasures'>> {
    return mine(world, somebodyWithin(world.limits, 'measures', visit).id)
  },

  async readMeasure(
    world: Told,
    visit: Visit,
    { measure }: RouteAsked<'readMeasure'>,
  ): Promise<RouteGiven<'readMeasure'>> {
    const me = somebodyWithin(world.limits, 'measures', visit)
    await readMeasure(world.store, me.id, measure, world.now())
    return mine(world, me.id)
  },

  async appeal(
    world: Told,
    visit: Visit,
    { measure, text }: RouteAsked<'appeal'>,
  ): Promise<RouteGiven<'appeal'>> {
    const me = somebodyWithin(world.limits, 'measures', visit)
    await appeal(world.store, me.id, measure, text, world.now())
    return mine(world, me.id)
  },
}
