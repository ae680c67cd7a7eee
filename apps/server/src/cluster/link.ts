import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { Config } from '../config.ts'
import type { Metrics } from '../metrics.ts'
import type { Here, Sockets } from '../sockets/conversation.ts'
import type { Serving } from '../sockets/requests.ts'
import type { Store } from '../store/open.ts'
import type { Listings } from '../tables/listing.ts'
import type { Asking } from './asking.ts'
import { newAsking } from './asking.ts'
import type { Callers } from './callers.ts'
import { newCallers } from './callers.ts'
import type { Leases } from './leases.ts'
import { leasesOf } from './leases.ts'
import type { Members } from './members.ts'
import { newMembers } from './members.ts'
import type { Ownership } from './ownership.ts'
import { newOwnership } from './ownership.ts'
import type { Visitors } from './visitors.ts'
import type { Wire } from './wire.ts'
import { openWire } from './wire.ts'

/** The parts that connect this process with the others. Each has a module of its own. */
export interface Link {
  /** The name of this process. */
  readonly me: string
  readonly store: Store
  readonly logger: Logger
  readonly wire: Wire
  readonly leases: Leases
  readonly members: Members
  readonly callers: Callers
  readonly asking: Asking
  readonly ownership: Ownership
}

/** What of a server the other processes ask for, and what changes with them. */
export type Shared = Serving & Listings & { readonly metrics: Pick<Metrics, 'taken' | 'forwarded'> }

/** A `Link` with the world that this process shares with the others. */
export interface Part extends Link {
  readonly world: Shared
  readonly sockets: Sockets
  readonly here: Here
  readonly visitors: Visitors
}

export type Settings = Pick<Config, 'LEASE_SECONDS'> & { readonly REDIS_URL: string }

export async function openLink(config: Settings, store: Store, logger: Logger): Promise<Link> {
  const me = randomBytes(6).toString('hex')
  const wire = await openWire(config.REDIS_URL, me, logger)
  const leases = leasesOf(store, me, config.LEASE_SECONDS)
  const callers = newCallers(wire, me)
  return {
    me,
    store,
    logger,
    wire,
    leases,
    members: newMembers(leases, me, config.LEASE_SECONDS, logger),
    callers,
    asking: newAsking(wire, me),
    ownership: newOwnership(me, callers),
  }
}
