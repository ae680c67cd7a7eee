import type { RouteAsked, RouteGiven } from '@paydata/protocol'
import { isolated } from '@paydata/protocol'
import { announce, announced, withdraw } from '../announcements/announcing.ts'
import type { Tell } from '../webhooks/webhook.ts'
import type { LookingAfter } from './roles.ts'
import { whoLooksAfter } from './roles.ts'
import type { Visit } from './visit.ts'

export interface Announcing extends LookingAfter {
  /** Tells a place outside of the server what is announced. */
  readonly tellOfAnnouncement: Tell
}

const all = async ({ store, now }: LookingAfter) => ({ announcements: [...(await announced(store, now()))] })

/** What operators tell everybody. */
export const announcementRoutes = {
  async announcements(world: LookingAfter, visit: Visit): Promise<RouteGiven<'announcements'>> {
    whoLooksAfter(world, visit)
    return all(world)
  },

  async announce(
    world: Announcing,
    visit: Visit,
    asked: RouteAsked<'announce'>,
  ): Promise<RouteGiven<'announce'>> {
    const done = await announce(world.store, whoLooksAfter(world, visit), asked, world.now())
    if (done === 'announced') world.tellOfAnnouncement(isolated(asked.text))
    return all(world)
  },

  async withdraw(
    world: LookingAfter,
    visit: Visit,
    { announcement }: RouteAsked<'withdraw'>,
  ): Promise<RouteGiven<'withdraw'>> {
    await withdraw(world.store, whoLooksAfter(world, visit), announcement, world.now())
    return all(world)
  },
}
