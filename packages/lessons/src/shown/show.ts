import type { OptionView, Side } from '@paydata/engine'
import type { Moment, Position } from '../lesson.ts'

/** What a side does next: what kind of option it takes, with which card, server or number; or how many credits it spends. */
export type Step =
  | {
      readonly by: Side
      readonly does: OptionView['does']
      /** A server, or a card by its definition. */
      readonly what?: string
      /** Which of several abilities, subroutines or effects. */
      readonly which?: number
      /** It waits for this moment, where it could be done before. */
      readonly when?: Moment
    }
  | { readonly by: Side; readonly spends: number }

/** Ten seconds of play: a tiny position and what is done in it. All that is asked besides is answered as usual. */
export interface Show extends Position {
  /** The side through whose eyes it is seen. */
  readonly seenBy: Side
  readonly steps: readonly Step[]
  /** What has become of it at the end. */
  readonly ends: Moment
}

/** A record of shows, each checked, whose names stay known. */
export const showsOf = <Name extends string>(shows: Readonly<Record<Name, Show>>): typeof shows => shows
