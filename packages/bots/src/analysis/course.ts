import type { Game, Reply, Side } from '@paydata/engine'

/** An answer of a game that is over, and the game before it. */
export interface Moment {
  /** How many answers came before it. */
  readonly step: number
  readonly game: Game
  readonly by: Side | 'both'
  /** Null if a player conceded, or both agreed on a draw. */
  readonly reply: Reply | null
}

/** A game that is over. */
export interface Course {
  readonly moments: Iterable<Moment>
  /** How many answers it has. */
  readonly last: number
  /** Null if what is known of it ends before its end. */
  readonly result: { readonly winner: Side | null; readonly turn: number } | null
}
