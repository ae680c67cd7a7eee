import type { Definition } from '@paydata/engine'
import type { Eye, PackedUpdate, Sent } from '@paydata/protocol'
import type { TableRequest } from '../transport/transport.ts'
import type { Left, LocalSetup } from './beginning.ts'

/** A request with what belongs to it. The answer comes back through the port that is sent along. */
export type Asking<Name extends TableRequest = TableRequest> = {
  [Each in Name]: { readonly to: 'table'; readonly name: Each; readonly asked: Sent<Each> }
}[Name]

/** Cards are data: a worker is told those of its game's format, and brings none of its own. */
export interface Cards {
  readonly version: string
  readonly cards: readonly Definition[]
}

/** What goes to the worker that runs a game, and what comes from it. */
export type ToWorker =
  | { readonly to: 'begin'; readonly setup: LocalSetup; readonly cards: Cards }
  | Asking
  | { readonly to: 'pace'; readonly pace: number | null }
export type FromWorker =
  | { readonly from: 'table'; readonly eye: Eye; readonly update: PackedUpdate }
  /** The game as it can be gone on with later; null when there is nothing to go on with. */
  | { readonly from: 'keeper'; readonly left: Left | null }
  /** A game that is over, to be looked at again. */
  | { readonly from: 'replay'; readonly replay: string }
  | { readonly from: 'trouble'; readonly why: string }
