import type { Heard, Said } from '../transport/messages.ts'
import type { LocalSetup } from './beginning.ts'

/** What goes to the worker that runs a game, and what comes from it. */
export type ToWorker =
  | { readonly to: 'begin'; readonly setup: LocalSetup }
  | { readonly to: 'table'; readonly said: Said }
export type FromWorker =
  | { readonly from: 'table'; readonly heard: Heard }
  /** The game as it can be gone on with later; null when there is nothing to go on with. */
  | { readonly from: 'keeper'; readonly saved: string | null }
  | { readonly from: 'trouble'; readonly why: string }
