import type { Definition } from '@paydata/engine'
import type { Frame, ShowName } from '@paydata/lessons/shown'

/** What the page asks a worker to play, with the cards that it takes. */
export interface ToShow {
  readonly show: ShowName
  readonly version: string
  readonly cards: readonly Definition[]
}

/** Each moment of it. */
export type FromShow = readonly Frame[]
