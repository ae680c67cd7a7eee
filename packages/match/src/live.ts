import type { Held } from '@paydata/engine'
import type { Eye } from '@paydata/protocol'
import type { Past } from './past.ts'
import type { Position } from './position.ts'

/** The state of a game in progress, as far as the next step depends on it. */
export interface Live {
  readonly position: Position
  /** Since when the clocks run at this position. */
  readonly since: number
  /** The newest entries that were not taken back, each with the positions before and after it: for take-backs. */
  readonly past: readonly Past[]
  /** The view that each eye was shown last, from which its next view is made. */
  readonly eyes: ReadonlyMap<Eye, { readonly held: Held }>
}
