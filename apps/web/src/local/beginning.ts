import { formats } from '@paydata/cards/starter'
import type { Side } from '@paydata/engine'
import type { BotLevel, Eye } from '@paydata/protocol'

/** There is one game at a time in a browser, so a name is enough. */
export const localGame = 'here'

/** Starter decks by their ids; null for the first of the side. */
export type Decks = Readonly<Record<Side, string | null>>

/** A game that can be gone on with. */
export interface Left {
  readonly saved: string
  /** The replay of it so far; null if its beginning is not known. */
  readonly replay: string | null
}

/** How a game in this browser begins: with two decks, or where it was left. */
export type Beginning =
  | { readonly begin: 'new'; readonly seed: string; readonly decks: Decks }
  | ({ readonly begin: 'saved' } & Left)

/**
 * The sets of the format of a game that begins; null for all there are. What cannot be read is not looked through any
 * further: whoever loads the game finds out what is wrong with it.
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

/** Who sits before this screen: `both` plays both sides alone, and sees what the side sees that is asked. */
export type LocalSeat = Eye | 'both'

/** A game that is played in this browser. */
export interface Playing {
  readonly beginning: Beginning
  readonly seat: LocalSeat
  /** How well the computer plays. */
  readonly level: BotLevel
}

export interface LocalSetup extends Playing {
  /** Milliseconds that something the computer did stays alone on the table. */
  readonly pace: number
}
