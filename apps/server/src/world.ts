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
import type { FindMacros } from './threads/finding.ts'
import type { PackGame } from './threads/packing.ts'

/** Tells something to everybody at a place, but for who is at one of the others too. */
export type Tell = <Name extends PushName>(
  place: string,
  name: Name,
  pushed: Pushed<Name>,
  except?: readonly string[],
) => void

/** All that a server works with. */
export interface World {
  readonly config: Config
  readonly store: Store
  readonly log: Log
  /** What players were told of each game last. */
  readonly acknowledged: Acknowledged
  /** What names of games are made with. */
  readonly secret: string
  readonly sessions: Sessions
  readonly limits: Limits
  readonly unread: Unread
  /** The time of clocks, in milliseconds. */
  readonly now: () => number
  /** The server's part of the seed of a game. */
  readonly newSecret: () => string
  /** Thinks for bots, without keeping anybody waiting. */
  readonly think: Distant
  /** Looks for what a player could have done in one go, without keeping anybody waiting either. */
  readonly findMacros: FindMacros
  /** Packs a game that is over, likewise. */
  readonly pack: PackGame
  readonly keeping: Keeping
  /** Plays whole games again, likewise. */
  readonly replays: Replays
  /** Games in memory that nobody touches. */
  readonly resting: Resting
  readonly logger: Logger
  readonly metrics: Metrics
  readonly tell: Tell
  /** The same to those only whose connection is at this process. */
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

/** Where connections are, to be told things there. */
export const places = {
  lobby: 'lobby',
  person: (player: string) => `person/${player}`,
  /** Around the table: players each see their own, spectators the same. */
  around: (game: string, player: string | null) => `around/${game}/${player ?? ''}`,
  eye: (game: string, eye: string) => `eye/${game}/${eye}`,
  late: (game: string, eye: string) => `late/${game}/${eye}`,
  spectators: (game: string) => `spectators/${game}`,
} as const

/** Whether somebody may be at a place through any process, and not only through those that asked for a game. */
export const isForAll = (place: string): boolean => place === places.lobby || place.startsWith('person/')

/** Whether all at a place look through the same eyes, and are told the same at once. */
export const isAnEye = (place: string): boolean => place.startsWith('eye/')

/** The game around whose table everybody at a place is, if there is one. */
export const gameAround = (place: string): string | null => /^around[/]([^/]+)[/]$/.exec(place)?.[1] ?? null
