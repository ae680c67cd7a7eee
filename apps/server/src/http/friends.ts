import type { RouteAsked, RouteGiven } from '@paydata/protocol'
import { follow, following, unfollow } from '../friends/following.ts'
import { keepNote, noteAbout } from '../friends/notes.ts'
import { keepPresence, presenceOf } from '../friends/presence.ts'
import { somebodyNamed } from '../identity/players.ts'
import type { Limits } from '../limits/rates.ts'
import { waitFor } from '../limits/rates.ts'
import { notTooFast, RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Visit } from './visit.ts'
import { mustBeSomebody, somebodyWithin } from './visit.ts'

interface Befriending {
  readonly store: Store
  readonly limits: Limits
  readonly now: () => number
}

async function told({ store, now }: Befriending, player: string): Promise<RouteGiven<'following'>> {
  return {
    following: await following(store, player, now()),
    presence: await presenceOf(store, player),
  }
}

/** The routes for whom a player follows, and what they note about others. Neither is told to anybody else. */
export const friendRoutes = {
  async following(world: Befriending, visit: Visit): Promise<RouteGiven<'following'>> {
    const { id } = mustBeSomebody(visit)
    notTooFast(waitFor(world.limits, 'people', visit))
    return told(world, id)
  },

  async follow(world: Befriending, visit: Visit, asked: RouteAsked<'follow'>) {
    const { id } = somebodyWithin(world.limits, 'changes', visit)
    await (asked.follow === 'yes' ? follow : unfollow)(world.store, id, asked.player)
    return told(world, id)
  },

  async followNamed(world: Befriending, visit: Visit, { name }: RouteAsked<'followNamed'>) {
    const { id } = somebodyWithin(world.limits, 'changes', visit)
    const found = await somebodyNamed(world.store, name)
    if (found === undefined) throw new RefusedError('noSuchThing')
    await follow(world.store, id, found.id)
    return told(world, id)
  },

  async wishPresence(world: Befriending, visit: Visit, { wish }: RouteAsked<'wishPresence'>) {
    const { id } = somebodyWithin(world.limits, 'changes', visit)
    await keepPresence(world.store, id, wish)
    return told(world, id)
  },

  async noteAbout({ store, limits }: Befriending, visit: Visit, { player }: RouteAsked<'noteAbout'>) {
    const { id } = mustBeSomebody(visit)
    notTooFast(waitFor(limits, 'people', visit))
    return { note: await noteAbout(store, id, player) }
  },

  async keepNote({ store, limits }: Befriending, visit: Visit, { player, text }: RouteAsked<'keepNote'>) {
    const { id } = somebodyWithin(limits, 'changes', visit)
    await keepNote(store, id, player, text)
    return { note: text }
  },
}
