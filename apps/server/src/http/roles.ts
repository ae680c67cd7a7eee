import type { Person, RouteAsked, RouteGiven } from '@paydata/protocol'
import type { Limits } from '../limits/rates.ts'
import { linesBefore } from '../roles/audit.ts'
import type { Giver } from '../roles/roles.ts'
import { giveRole, holders, takeRole } from '../roles/roles.ts'
import type { Store } from '../store/open.ts'
import type { Visit } from './visit.ts'
import { somebodyWithin } from './visit.ts'

export interface LookingAfter {
  readonly store: Store
  readonly limits: Limits
  readonly now: () => number
}

/** Somebody who looks after the server. Whether they do was asked before (`roleFor`). */
export const whoLooksAfter = ({ limits }: LookingAfter, visit: Visit): Person =>
  somebodyWithin(limits, 'lookingAfter', visit)

const giver = (world: LookingAfter, visit: Visit): Giver => ({
  is: 'player',
  me: whoLooksAfter(world, visit),
})

const all = async ({ store }: LookingAfter) => ({ holders: [...(await holders(store))] })

/** The routes for roles, and for what is done by them. */
export const roleRoutes = {
  async holders(world: LookingAfter, visit: Visit): Promise<RouteGiven<'holders'>> {
    giver(world, visit)
    return all(world)
  },

  async giveRole(
    world: LookingAfter,
    visit: Visit,
    { name, role }: RouteAsked<'giveRole'>,
  ): Promise<RouteGiven<'giveRole'>> {
    await giveRole(world.store, giver(world, visit), name, role, world.now())
    return all(world)
  },

  async takeRole(
    world: LookingAfter,
    visit: Visit,
    { player }: RouteAsked<'takeRole'>,
  ): Promise<RouteGiven<'takeRole'>> {
    await takeRole(world.store, giver(world, visit), player, world.now())
    return all(world)
  },

  async audit(
    world: LookingAfter,
    visit: Visit,
    { before }: RouteAsked<'audit'>,
  ): Promise<RouteGiven<'audit'>> {
    giver(world, visit)
    return linesBefore(world.store, before)
  },
}
