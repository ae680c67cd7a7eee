import type { Tell } from '../places.ts'
import type { Table } from '../tables/table.ts'
import type { Wanted } from './envelopes.ts'

/** Another process owns the game, or this one has dropped it: the request has to be made again. */
export class Elsewhere extends Error {
  readonly game: string

  constructor(game: string) {
    super(`${game} is elsewhere`)
    this.game = game
  }
}

/** What a process gets together with a game. */
export interface Grant {
  /** The number that lets a process write to the game until another one takes it; null if there is only one process. */
  readonly fence: number | null
  /** Since when the clocks run, if another process handed the game over while they ran. */
  readonly since: number | null
}

/** The processes that share a world: which of them owns a game, and how they speak with each other. */
export interface Cluster {
  /** Takes a game that no process owns. If another one does, this throws `Elsewhere`. */
  take(game: string): Promise<Grant>
  /** Gives a game up, so that any process can take it. */
  release(game: string, fence: number | null): Promise<void>
  /** The other process that owns a game, as far as this one knows. */
  ownerOf(game: string): string | null
  /**
   * Asks another process to do something. Throws `Elsewhere` if it is gone or does not own the game, and `RefusedError` if it cannot
   * read the request.
   */
  ask(owner: string, wanted: Wanted): Promise<unknown>
  /** Sends a message to those who are at a place through other processes. */
  readonly tell: Tell
  disconnect(place: string): void
  /** Somebody has come to a game of this process, or left it: the game may move to its players. */
  peopleChanged(table: Table): void
  /** This process does not own a game any more, or has to read it again. `version` is the last one that it showed. */
  lost(game: string, fence: number | null, version: number | null): void
}
