import type { Distant } from '@paydata/bots'
import type { Pushed, PushName } from '@paydata/protocol'
import type { Logger } from 'pino'
import type { Cluster } from './cluster/cluster.ts'
import type { Config } from './config.ts'
import type { Sessions } from './identity/sessions.ts'
import type { Limits } from './limits/rates.ts'
import type { Unread } from './limits/unread.ts'
import type { Acknowledged } from './matches/acknowledged.ts'
import type { Log } from './matches/log.ts'
import type { Replays } from './matches/replays.ts'
import type { Resting } from './matches/resting.ts'
import type { Metrics } from './metrics.ts'
import type { Keeping } from './seen/keeping.ts'
import type { InFlight } from './sockets/in-flight.ts'
import type { Store } from './store/open.ts'
import type { Lobby } from './tables/lobby.ts'
import type { OpenTables } from './tables/registry.ts'
import type { Finding } from './threads/finding.ts'
import type { PackGame } from './threads/packing.ts'

/** Sends a message to everybody at a place, except to those who are also at one of the other places. */
export type Tell = <Name extends PushName>(
  place: string,
  name: Name,
  pushed: Pushed<Name>,
  except?: readonly string[],
) => void

/** Everything that a server works with. Its modules take the part that they need. */
export interface World {
  readonly config: Config
  readonly store: Store
  readonly log: Log
  /** The last entry of each game of which players were told. */
  readonly acknowledged: Acknowledged
  /** The key from which the ids of games are made. */
  readonly secret: string
  readonly sessions: Sessions
  readonly limits: Limits
  readonly unread: Unread
  /** The time of clocks, in milliseconds. */
  readonly now: () => number
  /** The server's part of the seed of a game. */
  readonly newSecret: () => string
  /** Thinks for bots in another thread. */
  readonly think: Distant
  /** Finds the macros of a player, likewise. */
  readonly findMacros: Finding['findMacros']
  /** Finds what ice would cost the Runner to break, likewise. */
  readonly findPrices: Finding['findPrices']
  /** Packs a game that is over, likewise. */
  readonly pack: PackGame
  readonly keeping: Keeping
  /** Plays whole games again, a few entries at a time. */
  readonly replays: Replays
  /** Compresses the games in memory that nobody touches. */
  readonly resting: Resting
  readonly logger: Logger
  readonly metrics: Metrics
  readonly tell: Tell
  /** The same, only to those who are connected to this process. */
  readonly tellHere: Tell
  /** Ends all connections at a place. */
  readonly disconnect: (place: string) => void
  readonly tables: OpenTables
  readonly lobby: Lobby
  /** The processes that share the games. */
  readonly cluster: Cluster
  readonly inFlight: InFlight
  /** This process ends and lets nobody in any more. */
  readonly isClosing: boolean
}

/** The places at which connections are, and are sent messages. */
export const places = {
  lobby: 'lobby',
  person: (player: string) => `person/${player}`,
  /** Around a table: each player at their own place, all spectators at the same. */
  around: (game: string, player: string | null) => `around/${game}/${player ?? ''}`,
  eye: (game: string, eye: string) => `eye/${game}/${eye}`,
  late: (game: string, eye: string) => `late/${game}/${eye}`,
  spectators: (game: string) => `spectators/${game}`,
} as const

/** Whether people may be at a place through any process, and not only through those that asked for a game. */
export const isForAll = (place: string): boolean => place === places.lobby || place.startsWith('person/')

/** Whether everybody at a place looks through the same eye, and so gets the same updates. */
export const isAnEye = (place: string): boolean => place.startsWith('eye/')

/** The game of a place that is around a table; null for other places. */
export const gameAround = (place: string): string | null => /^around[/]([^/]+)[/]$/.exec(place)?.[1] ?? null
