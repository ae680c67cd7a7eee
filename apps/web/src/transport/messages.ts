import type { Patch, Refused, Reply, SeenOccurrence, Side, Unavailable, View } from '@paydata/engine'

/** Who sits before this screen. */
export type Seat = Side | 'spectator'

/** In which windows a player wants to be asked. */
export interface Stops {
  /** `few`: where something usual is possible; `able`: where more than passing is; `every`: everywhere. */
  readonly mode: 'few' | 'able' | 'every'
  /** Windows in which this player is asked besides, by the names of `stopName`. */
  readonly at: readonly string[]
  /** Ask in the very next window in which something can be done. */
  readonly hold: boolean
}

/** What a client says. The id of a reply is its own, so that a reply said twice counts once. */
export type Said =
  | { readonly say: 'reply'; readonly id: string; readonly reply: Reply }
  | { readonly say: 'concede' }
  | { readonly say: 'undo' }
  /** What could be expected but is not offered? */
  | { readonly say: 'whyNot'; readonly question: number }
  | { readonly say: 'stops'; readonly stops: Stops }
  /** Milliseconds between what others do; null stops the game where it is. */
  | { readonly say: 'pace'; readonly pace: number | null }
  /** The whole view again: a patch did not fit. */
  | { readonly say: 'again' }

export type NotDone = Refused | 'nothingToUndo' | 'learned' | 'chance'

/** What it hears. A view has a version; an update leads from the version before to the next. */
export type Heard =
  | {
      readonly hear: 'view'
      readonly version: number
      readonly view: View
      readonly because: 'begun' | 'undone' | 'asked'
      readonly canUndo: boolean
    }
  | {
      readonly hear: 'update'
      readonly version: number
      readonly patch: Patch
      readonly happened: readonly SeenOccurrence[]
      /** The rules of the windows that were passed as this player's stops say. */
      readonly passed: readonly string[]
      readonly canUndo: boolean
    }
  | { readonly hear: 'taken'; readonly id: string }
  | { readonly hear: 'refused'; readonly id: string | null; readonly why: NotDone }
  | { readonly hear: 'whyNot'; readonly question: number; readonly unavailable: readonly Unavailable[] }

export const defaultStops: Stops = { mode: 'few', at: [], hold: false }

/** A window as a stop names it: the step, and whose turn it is. */
export const stopName = (structure: string, step: string, isOwnTurn: boolean): string =>
  `${structure}.${step}.${isOwnTurn ? 'own' : 'other'}`
