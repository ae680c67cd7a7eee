import type { Game } from '@paydata/engine'
import type { Retold, Told } from '@paydata/match'
import type { Eye, PackedUpdate } from '@paydata/protocol'
import type { LocalSeat } from './beginning.ts'
import type { Found } from './macros.ts'
import type { Opponent } from './opponents.ts'

/** What the table needs from the worker or test that runs it. */
export interface Surroundings {
  readonly tell: (eye: Eye, update: PackedUpdate) => void
  /** Calls `go` after some time. A second call replaces the first one if that is still waiting. */
  readonly later: (milliseconds: number, go: () => void) => void
  /** Lets requests that have come meanwhile be answered before long work continues. */
  readonly pause: () => Promise<void>
  /** Stores the game as it is now, all answers that count since this table was opened, and all moves since the game began. */
  readonly keep: (game: Game, answers: readonly Retold[], moves: readonly Told[]) => void
}

export interface Start extends Found {
  readonly game: Game
  readonly seat: LocalSeat
  readonly opponent: Opponent
  readonly seed: string
  readonly pace: number
  /** How the game began, and all moves until it was left; null if that is not known. */
  readonly past: Past | null
}

export interface Past {
  readonly first: Game
  readonly moves: readonly Told[]
}
