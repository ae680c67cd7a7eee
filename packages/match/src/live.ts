import type { Held } from '@paydata/engine'
import type { Eye } from '@paydata/protocol'
import type { Past } from './past.ts'
import type { Position } from './position.ts'

/** A game that is on, as far as its next step goes by it. */
export interface Live {
  readonly position: Position
  /** Since when the clocks run at this position. */
  readonly since: number
  /** The newest entries that still count, each with the position before and after it: for take-backs. */
  readonly past: readonly Past[]
  /** What the players were shown last, from which their next views are made. */
  readonly eyes: ReadonlyMap<Eye, { readonly held: Held }>
}
