import type { View } from '@paydata/engine'
import type { Known, Recall } from '@paydata/engine/worlds'

/** What a side sees, and what it knows of the game; nothing, when something is in progress that it does not know. */
export interface Position {
  readonly view: View
  readonly known: Known | undefined
  readonly recall: Recall
}
