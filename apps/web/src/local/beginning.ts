import type { Side } from '@paydata/engine'
import type { Seat, Stops } from '../transport/messages.ts'

/** Starter decks by their ids; null for the first of the side. */
export type Decks = Readonly<Record<Side, string | null>>

/** How a game in this browser begins: with two decks, or where it was left. */
export type Beginning =
  | { readonly begin: 'new'; readonly seed: string; readonly decks: Decks }
  | { readonly begin: 'saved'; readonly saved: string }

/** A game that is played in this browser. */
export interface Playing {
  readonly beginning: Beginning
  readonly seat: Seat
}

export interface LocalSetup extends Playing {
  readonly stops: Stops
  /** Milliseconds that something the computer did stays alone on the table. */
  readonly pace: number
}
