import { formats } from '@paydata/cards/starter'
import type { Side } from '@paydata/engine'
import type { BotLevel, Eye } from '@paydata/protocol'

/** The id of the game in this browser. There is only one at a time, so all of them have one id. */
export const localGame = 'here'

/** Starter decks by their ids; null for the first of the side. */
export type Decks = Readonly<Record<Side, string | null>>

/** A saved game that can be continued. */
export interface Left {
  readonly saved: string
  /** The replay of the game so far; null if its beginning is not known. */
  readonly replay: string | null
}

/** How a game in this browser begins: with two decks, or where it was left. */
export type Beginning =
  | { readonly begin: 'new'; readonly seed: string; readonly decks: Decks }
  | ({ readonly begin: 'saved' } & Left)

/**
 * The sets of cards that a game needs; null for all sets. A saved game that cannot be read gives null too: the worker that loads
 * it will report what is wrong.
 */
export function setsOf(beginning: Beginning): readonly string[] | null {
  if (beginning.begin === 'new') return formats.core
  try {
    const saved: unknown = JSON.parse(beginning.saved)
    const sets = typeof saved === 'object' && saved !== null && 'sets' in saved ? saved.sets : null
    return Array.isArray(sets) && sets.every(set => typeof set === 'string') ? sets : null
  } catch {
    return null
  }
}

/** The seat of the person at this screen. `both` plays both sides alone, and sees the view of the side that is asked. */
export type LocalSeat = Eye | 'both'

/** A game that is played in this browser. */
export interface Playing {
  readonly beginning: Beginning
  readonly seat: LocalSeat
  /** How well the computer plays. */
  readonly level: BotLevel
}

export interface LocalSetup extends Playing {
  /** Milliseconds for which the table shows what the computer did before the next thing happens. */
  readonly pace: number
}
