import type { ThreadMetrics } from '../game-threads/doors.ts'
import type { Sockets } from '../sockets/conversation.ts'
import type { Cluster } from './cluster.ts'
import type { Shared } from './link.ts'

/** This process among those that share a world, from its begin to its end. */
export interface Membership extends Cluster {
  /** Makes this process take games and listen to the other processes. */
  begin(world: Shared, sockets: Sockets): Promise<void>
  /** What the other threads of this server have counted. */
  metrics(): Promise<readonly ThreadMetrics[]>
  /** Lets the other threads of this server begin no games any more. Resolves when nobody plays there, or at `until`. */
  drain(until: number): Promise<void>
  /** Whether other processes can take the games of this one. */
  hasHeirs(): boolean
  /** Gives all games to other processes, so that this one can end. */
  handOver(): Promise<void>
  leave(): Promise<void>
}

/** For a process that shares its world with no other. */
export const alone: Membership = {
  take: async () => ({ fence: null, since: null }),
  release: async () => undefined,
  ownerOf: () => null,
  ask: async () => undefined,
  tell: () => undefined,
  disconnect: () => undefined,
  peopleChanged: () => undefined,
  lost: () => undefined,
  begin: async () => undefined,
  metrics: async () => [],
  drain: async () => undefined,
  hasHeirs: () => false,
  handOver: async () => undefined,
  leave: async () => undefined,
}
