import type { Person, RouteAsked, RouteGiven } from '@paydata/protocol'
import type { Asker } from '../identity/hashing.ts'
import type { KnownBrowsers } from '../identity/known-browsers.ts'
import type { Player } from '../identity/players.ts'
import {
  changePassword,
  claim,
  claimedBy,
  keyOf,
  mustKnowPassword,
  newGuest,
  personOf,
  playerWithId,
  rename,
} from '../identity/players.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Limits } from '../limits/rates.ts'
import type { Metrics } from '../metrics.ts'
import { places } from '../places.ts'
import { notTooFast, RefusedError } from '../refusing.ts'
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
  readonly browsers: KnownBrowsers
  readonly metrics: Pick<Metrics, 'newGuests' | 'signIns'>
  readonly disconnect: (place: string) => void
}

/** Begins a session instead of the one before, which somebody else may know, and knows the browser again from now on. */
async function enter({ sessions, browsers }: Accounts, visit: Visit, player: Player): Promise<void> {
  visit.setCookie(await sessions.begin(player))
  await sessions.end(visit.cookies)
  visit.setCookie(browsers.remember(visit.cookies, player))
}

/** Checks a password. Each is counted before, so that many at once gain nothing; only a wrong one is counted in the end. */
export async function countingWrong<T>(limits: Limits, who: string, check: () => Promise<T>): Promise<T> {
  notTooFast(limits('wrongPasswords', who))
  let isWrong = false
  try {
    return await check()
  } catch (error) {
    isWrong = error instanceof RefusedError && error.refused.why === 'wrongPassword'
    throw error
  } finally {
    if (!isWrong) limits.giveBack('wrongPasswords', who)
  }
}

const knownAs = ({ id }: Player): Asker => ({ is: 'known', player: id })
const strangerAt = ({ address }: Visit): Asker => ({ is: 'stranger', address })

async function signIn(
  world: Accounts,
  visit: Visit,
  { name, password }: RouteAsked<'signIn'>,
): Promise<Person> {
  const { store, limits, browsers } = world
  const owner = await claimedBy(store, name)
  const browser = owner === undefined ? null : browsers.nameOf(visit.cookies, owner)
  if (browser === null) notTooFast(limits('signIns', visit.address))
  // By name alone, anybody could keep the owner from signing in.
  const who = browser ?? `${visit.address} ${keyOf(name)}`
  const asker = owner === undefined || browser === null ? strangerAt(visit) : knownAs(owner)
  const player = await countingWrong(limits, who, () => mustKnowPassword(owner, password, asker))
  await enter(world, visit, player)
  return personOf(player)
}

/** The routes by which players get a name, sign in and out, and delete themselves. */
export const identityRoutes = {
  async beGuest(
    { store, limits, sessions, metrics }: Accounts,
    visit: Visit,
    { name }: RouteAsked<'beGuest'>,
  ) {
    notTooFast(limits('guests', visit.address))
    const me = await newGuest(store, name)
    metrics.newGuests.inc()
    visit.setCookie(await sessions.begin({ id: me.id, password: null }))
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

  async claim(world: Accounts, visit: Visit, { password }: RouteAsked<'claim'>) {
    const { store, limits, disconnect } = world
    const me = mustBeSomebody(visit)
    notTooFast(limits('passwords', visit.address))
    const { player, others } = await claim(store, me, password, strangerAt(visit))
    await enter(world, visit, player)
    for (const other of others) disconnect(places.person(other))
    visit.afterwards(() => disconnect(places.person(me.id)))
    return { me: personOf(player) }
  },

  async changePassword(
    world: Accounts,
    visit: Visit,
    { password, newPassword }: RouteAsked<'changePassword'>,
  ) {
    const { store, limits, disconnect } = world
    const me = mustBeSomebody(visit)
    notTooFast(limits('passwords', visit.address))
    const asker = strangerAt(visit)
    const before = await playerWithId(store, me.id)
    const known = await countingWrong(limits, me.id, () => mustKnowPassword(before, password, asker))
    const player = await changePassword(store, known, newPassword, asker)
    await enter(world, visit, player)
    visit.afterwards(() => disconnect(places.person(me.id)))
    return { me: personOf(player) }
  },

  async signIn(world: Accounts, visit: Visit, asked: RouteAsked<'signIn'>) {
    const { signIns } = world.metrics
    try {
      const me = await signIn(world, visit, asked)
      signIns.inc({ outcome: 'ok' })
      return { me }
    } catch (error) {
      signIns.inc({ outcome: error instanceof RefusedError ? error.refused.why : 'broken' })
      throw error
    }
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

  async signOutElsewhere({ sessions, disconnect }: Accounts, visit: Visit) {
    const me = mustBeSomebody(visit)
    visit.setCookie(await sessions.beginAlone(me.id, visit.cookies))
    visit.afterwards(() => disconnect(places.person(me.id)))
    return { me }
  },

  async deleteMe(world: Leaving & Accounts, visit: Visit) {
    const me = mustBeSomebody(visit)
    notTooFast(world.limits('deletions', visit.address))
    await deletePlayer(world, me)
    visit.setCookie(world.sessions.noCookie)
    return {}
  },
}
