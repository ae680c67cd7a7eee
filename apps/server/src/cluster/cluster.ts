import type { Sockets } from '../sockets/conversation.ts'
import type { Table } from '../tables/table.ts'
import type { Tell, World } from '../world.ts'
import type { Wanted } from './envelopes.ts'

/** A game is in the hands of another process, or was let go of: what was asked of it has to be asked again. */
export class Elsewhere extends Error {
  readonly game: string

  constructor(game: string) {
    super(`${game} is elsewhere`)
    this.game = game
  }
}

/** What a process was given together with a game. */
export interface Grant {
  /** What it has to show to write; null where there is but one process. */
  readonly fence: number | null
  /** Since when the clocks run, if somebody handed the game over while they did. */
  readonly since: number | null
}

/** The processes that share a world: who has which game, and how they speak with each other. */
export interface Cluster {
  /** Takes a game that nobody has. If somebody has it, `Elsewhere`. */
  take(game: string): Promise<Grant>
  /** Lets somebody else take it. */
  release(game: string, fence: number | null): Promise<void>
  /** The other process that has a game, as far as it is known here. */
  ownerOf(game: string): string | null
  /** Has another process do something. If it is not there or has not got the game, `Elsewhere`; if it does not understand, `Refuse`. */
  ask(owner: string, wanted: Wanted): Promise<unknown>
  /** The same as to those who are here, for those who are at a place through other processes. */
  readonly tell: Tell
  disconnect(place: string): void
  /** Somebody has come to a game that is here, or gone from it: it goes where its players are. */
  peopleChanged(table: Table): void
  /** A game that was here is another process's, or has to be read again: `version` is what was shown of it here. */
  lost(game: string, fence: number | null, version: number | null): void
  /** From here on this process takes part. */
  begin(world: World, sockets: Sockets): Promise<void>
  /** Gives all games to other processes, so that this one can end. */
  handOver(): Promise<void>
  leave(): Promise<void>
}

/** One process that has everything to itself. */
export const alone: Cluster = {
  take: async () => ({ fence: null, since: null }),
  release: async () => undefined,
  ownerOf: () => null,
  ask: async () => undefined,
  tell: () => undefined,
  disconnect: () => undefined,
  peopleChanged: () => undefined,
  lost: () => undefined,
  begin: async () => undefined,
  handOver: async () => undefined,
  leave: async () => undefined,
}
