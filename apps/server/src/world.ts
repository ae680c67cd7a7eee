import type { Logger } from 'pino'
import type { Cluster } from './cluster/cluster.ts'
import type { Config } from './config.ts'
import { openKnownBrowsers } from './identity/known-browsers.ts'
import { openSessions } from './identity/sessions.ts'
import type { Limits } from './limits/rates.ts'
import { unreadOf } from './limits/unread.ts'
import type { Acknowledged } from './matches/acknowledged.ts'
import type { Log } from './matches/log.ts'
import { replaysOf } from './matches/replays.ts'
import type { Resting } from './matches/resting.ts'
import type { Metrics } from './metrics.ts'
import { pushKeysOf } from './notices/keys.ts'
import type { Tell } from './places.ts'
import { newSearching } from './searches/searching.ts'
import type { Here } from './sockets/conversation.ts'
import { newInFlight } from './sockets/in-flight.ts'
import type { Store } from './store/open.ts'
import { secretNamed } from './store/secrets.ts'
import type { Surroundings } from './surroundings.ts'
import { newLobby } from './tables/lobby.ts'
import { newOpenTables } from './tables/registry.ts'
import { webhookAt } from './webhooks/webhook.ts'

/** What is different from thread to thread. */
interface Parts<Own extends Cluster> {
  readonly config: Config
  readonly logger: Logger
  readonly store: Store
  readonly log: Log
  readonly acknowledged: Pick<Acknowledged, 'of'>
  readonly limits: Limits
  readonly metrics: Metrics
  readonly resting: Resting
  readonly cluster: Own
  readonly here: Here
}

/** Whether a server goes on, begins no games any more, or ends. */
export interface Ending {
  isClosing: boolean
  drainsUntil: number | null
}

/** Everything that a thread which has games works with. Each module says which part of it it takes. */
export async function newWorld<Own extends Cluster>(parts: Parts<Own>, surroundings: Surroundings) {
  const { here, ...given } = parts
  const { config, store, metrics, cluster } = given
  const { now, newSecret, think, findMacros, findPrices, readList, paint, derive, pack, nextTurn } =
    surroundings
  const ending: Ending = { isClosing: false, drainsUntil: null }
  const tellHere: Tell = here.tell
  const tell: Tell = (place, name, pushed, except) => {
    tellHere(place, name, pushed, except)
    cluster.tell(place, name, pushed, except)
  }
  return {
    ...given,
    unread: unreadOf(config.MOST_UNREAD),
    now,
    newSecret,
    think,
    findMacros,
    findPrices,
    readList,
    paint,
    derive,
    pack,
    keeping: new Map<string, Promise<void>>(),
    replays: replaysOf(nextTurn),
    sessions: await openSessions(store, config),
    browsers: await openKnownBrowsers(store, config),
    secret: await secretNamed(store, 'games'),
    pushKeys: await pushKeysOf(store),
    tellOfReport: webhookAt(config.WEBHOOK_REPORTS, why =>
      given.logger.warn({ why }, 'could not tell of a report'),
    ),
    tellOfAnnouncement: webhookAt(config.WEBHOOK_ANNOUNCEMENTS, why =>
      given.logger.warn({ why }, 'could not tell of an announcement'),
    ),
    tellHere,
    tell,
    disconnect(place: string) {
      here.disconnect(place)
      cluster.disconnect(place)
    },
    tables: newOpenTables(count => metrics.tables.set(count)),
    lobby: newLobby(),
    searching: newSearching(),
    inFlight: newInFlight(),
    ending,
    get isClosing() {
      return ending.isClosing
    },
    get drainsUntil() {
      return ending.drainsUntil
    },
  }
}
