import type { RouteAsked, RouteGiven } from '@paydata/protocol'
import type { Config } from '../config.ts'
import type { Sessions } from '../identity/sessions.ts'
import type { Limits } from '../limits/rates.ts'
import { waitFor } from '../limits/rates.ts'
import type { PushKeys } from '../notices/keys.ts'
import { keepWishes, noteInput, subscribe, unsubscribe, wishesOf } from '../notices/subscriptions.ts'
import { notTooFast, RefusedError } from '../refusing.ts'
import type { Store } from '../store/open.ts'
import type { Visit } from './visit.ts'
import { mustBeSomebody } from './visit.ts'

export interface Notifying {
  readonly store: Store
  readonly limits: Limits
  readonly config: Pick<Config, 'PUSH_CONTACT' | 'PUSH_SERVICES'>
  readonly pushKeys: PushKeys
  readonly sessions: Pick<Sessions, 'named'>
  readonly now: () => number
}

/** The routes for notices to players who are away. */
export const noticeRoutes = {
  async notices(
    { store, limits, config, pushKeys }: Notifying,
    visit: Visit,
  ): Promise<RouteGiven<'notices'>> {
    const { id } = mustBeSomebody(visit)
    notTooFast(waitFor(limits, 'people', visit))
    const key = config.PUSH_CONTACT === undefined ? null : pushKeys.publicKey
    return { key, wishes: await wishesOf(store, id) }
  },

  async wishNotices(
    { store, limits }: Notifying,
    visit: Visit,
    { wishes }: RouteAsked<'wishNotices'>,
  ): Promise<RouteGiven<'wishNotices'>> {
    const { id } = mustBeSomebody(visit)
    notTooFast(limits('changes', id))
    await keepWishes(store, id, wishes)
    return { wishes }
  },

  async subscribe(
    { store, limits, config, sessions, now }: Notifying,
    visit: Visit,
    { subscription }: RouteAsked<'subscribe'>,
  ): Promise<RouteGiven<'subscribe'>> {
    const { id } = mustBeSomebody(visit)
    notTooFast(limits('changes', id))
    if (config.PUSH_CONTACT === undefined) throw new RefusedError('notAllowed')
    const who = { player: id, session: sessions.named(visit.cookies) }
    await subscribe(store, config, who, subscription, now())
    return {}
  },

  async unsubscribe(
    { store, limits }: Notifying,
    visit: Visit,
    { endpoint }: RouteAsked<'unsubscribe'>,
  ): Promise<RouteGiven<'unsubscribe'>> {
    const { id } = mustBeSomebody(visit)
    notTooFast(limits('changes', id))
    await unsubscribe(store, id, endpoint)
    return {}
  },

  /** A page whose player may be told says this at most every half-minute in which there was input. */
  async noteInput({ store, limits, now }: Notifying, visit: Visit): Promise<RouteGiven<'noteInput'>> {
    const { id } = mustBeSomebody(visit)
    notTooFast(waitFor(limits, 'people', visit))
    await noteInput(store, id, now())
    return {}
  },
}
