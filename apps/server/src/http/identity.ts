import type { RouteAsked, RouteGiven } from '@paydata/protocol'
import { claim, keyOf, newGuest, playerSigningIn, rename } from '../identity/players.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Limits } from '../limits/rates.ts'
import { places } from '../places.ts'
import { notTooFast } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Leaving } from '../tables/leaving.ts'
import { deletePlayer } from '../tables/leaving.ts'
import type { Visit } from './visit.ts'
import { mustBeSomebody } from './visit.ts'

/** The parts of the server that the routes for players and sessions need. */
export interface Accounts {
  readonly store: Store
  readonly limits: Limits
  readonly sessions: Sessions
  readonly disconnect: (place: string) => void
}

/** The routes by which players get a name, sign in and out, and delete themselves. */
export const identityRoutes = {
  async beGuest({ store, limits, sessions }: Accounts, visit: Visit, { name }: RouteAsked<'beGuest'>) {
    notTooFast(limits('guests', visit.address))
    const me = await newGuest(store, name)
    visit.setCookie(await sessions.begin(me.id))
    return { me }
  },

  async whoAmI(_world: unknown, { me }: Visit): Promise<RouteGiven<'whoAmI'>> {
    return { me }
  },

  async rename({ store, limits, disconnect }: Accounts, visit: Visit, { name }: RouteAsked<'rename'>) {
    const me = mustBeSomebody(visit)
    notTooFast(limits('names', me.id))
    const renamed = await rename(store, me, name)
    // A connection knows the player as they were when it was opened, so all windows have to connect again to see the new name.
    for (const player of [me.id, ...renamed.others]) disconnect(places.person(player))
    return { me: renamed.me }
  },

  async claim({ store, limits, disconnect }: Accounts, visit: Visit, { password }: RouteAsked<'claim'>) {
    const me = mustBeSomebody(visit)
    notTooFast(limits('passwords', visit.address))
    const claimed = await claim(store, me, password)
    for (const player of [me.id, ...claimed.others]) disconnect(places.person(player))
    return { me: claimed.me }
  },

  async signIn(
    { store, limits, sessions }: Accounts,
    visit: Visit,
    { name, password }: RouteAsked<'signIn'>,
  ) {
    notTooFast(limits('passwords', visit.address))
    notTooFast(limits('passwords', `name ${keyOf(name)}`))
    const me = await playerSigningIn(store, name, password)
    visit.setCookie(await sessions.begin(me.id))
    return { me }
  },

  async signOut({ sessions, disconnect }: Accounts, visit: Visit) {
    await sessions.end(visit.cookies)
    visit.setCookie(sessions.noCookie)
    // Windows of this player on other devices connect again too, with their own sessions.
    if (visit.me !== null) disconnect(places.person(visit.me.id))
    return {}
  },

  async signOutEverywhere({ sessions, disconnect }: Accounts, visit: Visit) {
    const me = mustBeSomebody(visit)
    await sessions.endAll(me.id)
    visit.setCookie(sessions.noCookie)
    disconnect(places.person(me.id))
    return {}
  },

  async deleteMe(world: Leaving & Accounts, visit: Visit) {
    const me = mustBeSomebody(visit)
    notTooFast(world.limits('deletions', visit.address))
    await deletePlayer(world, me)
    visit.setCookie(world.sessions.noCookie)
    return {}
  },
}
