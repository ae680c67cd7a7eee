import type { Definition } from '@paydata/engine'
import type { Answered, Eye, PackedUpdate, Sent } from '@paydata/protocol'
import type { TableRequest } from '../transport/transport.ts'
import type { DealtSetup, Left } from './beginning.ts'
import type { EndedGame } from './kept-replays.ts'

/** A request and its data. The worker answers through the port that is sent with it. */
export type Asking<Name extends TableRequest = TableRequest> = {
  [Each in Name]: { readonly to: 'table'; readonly name: Each; readonly asked: Sent<Each> }
}[Name]

/** All requests are answered at once, except for those that take long. */
export type Taken<Name extends TableRequest> = Name extends 'icePrices' | 'history'
  ? Promise<Answered<Name>>
  : Answered<Name>

export type Takers = { readonly [Name in TableRequest]: (asked: Sent<Name>) => Taken<Name> }

/** The page sends the worker the cards of the game's format, which are data. The worker loads none itself. */
export interface Cards {
  readonly version: string
  readonly cards: readonly Definition[]
}

/** What a worker tells of a game that is over. */
export type Ended = Pick<EndedGame, 'winner' | 'decks' | 'replay'>

/** The messages to the worker that runs a game, and those from it. */
export type ToWorker =
  | { readonly to: 'begin'; readonly setup: DealtSetup; readonly cards: Cards }
  | Asking
  | { readonly to: 'pace'; readonly pace: number | null }
  /** Asks for a hint about a question. It is no request of the protocol, as servers know none. */
  | { readonly to: 'hint'; readonly question: number }
  | { readonly to: 'noHint' }
export type FromWorker =
  | { readonly from: 'table'; readonly eye: Eye; readonly update: PackedUpdate }
  /** The game in a form that can be continued later; null when there is nothing to continue. */
  | { readonly from: 'keeper'; readonly left: Left | null }
  /** The replay of a game that is over. */
  | { readonly from: 'replay'; readonly ended: Ended }
  | { readonly from: 'trouble'; readonly why: string }
