import type { RouteAsked, RouteGiven } from '@paydata/protocol'
import { claim, keyOf, newGuest, removePlayer, rename, whoSignsIn } from '../identity/players.ts'
import { notTooFast } from '../refusing.ts'
import { leaveEverything } from '../tables/leaving.ts'
import type { World } from '../world.ts'
import { places } from '../world.ts'
import type { Visit } from './visit.ts'
import { mustBeSomebody } from './visit.ts'

/** Who somebody is, and how they come to be it. */
export const identityRoutes = {
  async beGuest({ store, limits, sessions }: World, visit: Visit, { name }: RouteAsked<'beGuest'>) {
    notTooFast(limits('guests', visit.address))
    const me = await newGuest(store, name)
    visit.setCookie(await sessions.begin(me.id))
    return { me }
  },

  async whoAmI(_world: World, { me }: Visit): Promise<RouteGiven<'whoAmI'>> {
    return { me }
  },

  async rename({ store, limits }: World, visit: Visit, { name }: RouteAsked<'rename'>) {
    const me = mustBeSomebody(visit)
    notTooFast(limits('names', me.id))
    return { me: await rename(store, me, name) }
  },

  async claim({ store, limits }: World, visit: Visit, { password }: RouteAsked<'claim'>) {
    const me = mustBeSomebody(visit)
    notTooFast(limits('passwords', visit.address))
    return { me: await claim(store, me, password) }
  },

  async signIn({ store, limits, sessions }: World, visit: Visit, { name, password }: RouteAsked<'signIn'>) {
    notTooFast(limits('passwords', visit.address))
    notTooFast(limits('passwords', `name ${keyOf(name)}`))
    const me = await whoSignsIn(store, name, password)
    visit.setCookie(await sessions.begin(me.id))
    return { me }
  },

  async signOut({ sessions, disconnect }: World, visit: Visit) {
    await sessions.end(visit.cookies)
    visit.setCookie(sessions.noCookie)
    // Windows of the same player on other devices connect again with the sessions they have.
    if (visit.me !== null) disconnect(places.person(visit.me.id))
    return {}
  },

  async signOutEverywhere({ sessions, disconnect }: World, visit: Visit) {
    const me = mustBeSomebody(visit)
    await sessions.endAll(me.id)
    visit.setCookie(sessions.noCookie)
    disconnect(places.person(me.id))
    return {}
  },

  async deleteMe(world: World, visit: Visit) {
    const me = mustBeSomebody(visit)
    await leaveEverything(world, me)
    await removePlayer(world.store, me)
    visit.setCookie(world.sessions.noCookie)
    world.disconnect(places.person(me.id))
    return {}
  },
}
