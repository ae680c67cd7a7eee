import type { Person, RouteAsked, RouteGiven } from '@paydata/protocol'
import { announced } from '../announcements/announcing.ts'
import type { Derive } from '../identity/deriving.ts'
import { derivingFor } from '../identity/hashing.ts'
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
import { makeCode, recover } from '../identity/recovery.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Limits } from '../limits/rates.ts'
import { mustMaySpeak } from '../measures/standing.ts'
import { hasUnread } from '../measures/stored.ts'
import type { Metrics } from '../metrics.ts'
import { unsubscribeEnded } from '../notices/subscriptions.ts'
import { places } from '../places.ts'
import { notTooFast, RefusedError } from '../refusing.ts'
import { roleOf } from '../roles/roles.ts'
import type { Store } from '../store/open.ts'
import type { Leaving } from '../tables/leaving.ts'
import { deletePlayer } from '../tables/leaving.ts'
import type { Hashing } from '../threads/hashing.ts'
import type { Visit } from './visit.ts'
import { mustBeSomebody, somebodyWithin } from './visit.ts'

/** The parts of the server that the routes for players and sessions need. */
export interface Accounts extends Hashing {
  readonly store: Store
  readonly limits: Limits
  readonly sessions: Sessions
  readonly browsers: KnownBrowsers
  readonly metrics: Pick<Metrics, 'newGuests' | 'signIns'>
  readonly disconnect: (place: string) => void
  readonly now: () => number
}

/** Begins a session instead of the one before, which somebody else may know, and knows the browser again from now on. */
async function enter({ sessions, browsers }: Accounts, visit: Visit, player: Player): Promise<void> {
  visit.setCookie(await sessions.begin(player, visit.agent))
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

/** Counts by why a password was not enough, or what was given in place of one. */
async function countingRefused<T>(
  { metrics }: Pick<Accounts, 'metrics'>,
  enter: () => Promise<T>,
): Promise<T> {
  try {
    return await enter()
  } catch (error) {
    metrics.signIns.inc({ outcome: error instanceof RefusedError ? error.refused.why : 'broken' })
    throw error
  }
}

const forKnown = ({ derive }: Hashing, { id }: Player): Derive =>
  derivingFor(derive, { is: 'known', player: id })
const forStranger = ({ derive }: Hashing, { address }: Visit): Derive =>
  derivingFor(derive, { is: 'stranger', address })

/** The player who asks, after they have shown their password once more. */
async function mustBeSure(world: Accounts, visit: Visit, password: string): Promise<Player> {
  const { store, limits } = world
  const me = mustBeSomebody(visit)
  return countingRefused(world, async () => {
    notTooFast(limits('passwords', visit.address))
    const player = await playerWithId(store, me.id)
    return countingWrong(limits, me.id, () => mustKnowPassword(player, password, forStranger(world, visit)))
  })
}

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
  const derive = owner === undefined || browser === null ? forStranger(world, visit) : forKnown(world, owner)
  const player = await countingWrong(limits, who, () => mustKnowPassword(owner, password, derive))
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
    visit.setCookie(await sessions.begin({ id: me.id, password: null }, visit.agent))
    return { me }
  },

  async whoAmI(
    { store, now }: Pick<Accounts, 'store' | 'now'>,
    { me }: Visit,
  ): Promise<RouteGiven<'whoAmI'>> {
    const announcements = [...(await announced(store, now()))]
    if (me === null) return { me, role: null, unread: false, announcements }
    const [role, unread] = await Promise.all([roleOf(store, me.id), hasUnread(store, me.id)])
    return { me, role, unread, announcements }
  },

  async rename({ store, limits, disconnect, now }: Accounts, visit: Visit, { name }: RouteAsked<'rename'>) {
    const me = somebodyWithin(limits, 'names', visit)
    await mustMaySpeak(store, me.id, now())
    const renamed = await rename(store, me, name)
    // A connection knows the player as they were when it was opened, so all windows have to connect again to see the new name.
    for (const player of [me.id, ...renamed.others]) disconnect(places.person(player))
    return { me: renamed.me }
  },

  async claim(world: Accounts, visit: Visit, { password }: RouteAsked<'claim'>) {
    const { store, limits, disconnect } = world
    const me = mustBeSomebody(visit)
    notTooFast(limits('passwords', visit.address))
    const { player, others } = await claim(store, me, password, forStranger(world, visit))
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
    const { store, disconnect } = world
    const known = await mustBeSure(world, visit, password)
    const player = await changePassword(store, known, newPassword, forStranger(world, visit))
    await enter(world, visit, player)
    await unsubscribeEnded(store, player.id)
    visit.afterwards(() => disconnect(places.person(player.id)))
    return { me: personOf(player) }
  },

  async makeRecovery(world: Accounts, visit: Visit, { password }: RouteAsked<'makeRecovery'>) {
    const known = await mustBeSure(world, visit, password)
    return { recovery: await makeCode(world.store, known) }
  },

  async recover(world: Accounts, visit: Visit, asked: RouteAsked<'recover'>) {
    const { store, limits, metrics, disconnect } = world
    const who = `${visit.address} ${keyOf(asked.name)}`
    const { player, recovery } = await countingRefused(world, async () => {
      notTooFast(limits('signIns', visit.address))
      return countingWrong(limits, who, () => recover(store, asked, forStranger(world, visit)))
    })
    await enter(world, visit, player)
    await unsubscribeEnded(store, player.id)
    metrics.signIns.inc({ outcome: 'ok' })
    visit.afterwards(() => disconnect(places.person(player.id)))
    return { me: personOf(player), recovery }
  },

  async signIn(world: Accounts, visit: Visit, asked: RouteAsked<'signIn'>) {
    const me = await countingRefused(world, () => signIn(world, visit, asked))
    world.metrics.signIns.inc({ outcome: 'ok' })
    return { me }
  },

  async signOut({ sessions, disconnect }: Accounts, visit: Visit) {
    await sessions.end(visit.cookies)
    visit.setCookie(sessions.noCookie)
    // Windows of this player on other devices connect again too, with their own sessions.
    if (visit.me !== null) disconnect(places.person(visit.me.id))
    return {}
  },

  async signOutEverywhere({ store, sessions, disconnect }: Accounts, visit: Visit) {
    const me = mustBeSomebody(visit)
    await sessions.endAll(me.id)
    await unsubscribeEnded(store, me.id)
    visit.setCookie(sessions.noCookie)
    disconnect(places.person(me.id))
    return {}
  },

  async signOutElsewhere({ store, sessions, disconnect }: Accounts, visit: Visit) {
    const me = mustBeSomebody(visit)
    visit.setCookie(await sessions.beginAlone(me.id, visit.cookies, visit.agent))
    await unsubscribeEnded(store, me.id)
    visit.afterwards(() => disconnect(places.person(me.id)))
    return { me }
  },

  async mySessions({ sessions }: Accounts, visit: Visit) {
    const me = mustBeSomebody(visit)
    return { sessions: [...(await sessions.all(me.id, visit.cookies))] }
  },

  async endSession(
    { store, sessions, disconnect }: Accounts,
    visit: Visit,
    { session }: RouteAsked<'endSession'>,
  ) {
    const me = mustBeSomebody(visit)
    await sessions.endOne(me.id, session)
    await unsubscribeEnded(store, me.id)
    visit.afterwards(() => disconnect(places.person(me.id)))
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
