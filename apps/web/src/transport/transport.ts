import type { Hint } from '@paydata/bots/hints'
import type { Answered, Eye, GameId, PackedUpdate, RequestName, Sent } from '@paydata/protocol'

/** The requests of the protocol that a table sends to the server or worker that runs its game. */
export type TableRequest = Extract<
  RequestName,
  | 'watch'
  | 'reply'
  | 'whyNot'
  | 'deckLeft'
  | 'macros'
  | 'macro'
  | 'icePrices'
  | 'concede'
  | 'takeBack'
  | 'orders'
  | 'history'
>
/** A hint, or why there is none: whoever asks is not asked that question, the game has none, or none was found. */
export type Hinted =
  | { readonly ok: true; readonly hint: Hint }
  | { readonly ok: false; readonly why: 'notAsked' | 'notHere' | 'notFound' }

/** Finds hints for a person who plays against the computer. */
export interface Hints {
  readonly ask: (question: number) => Promise<Hinted>
  /** Nobody waits for the last one any more. */
  readonly drop: () => void
}

export type Connection = 'opening' | 'open' | 'lost'

/** The connection to the game. The table does not know whether a worker of this page or a server runs it. */
export interface Transport {
  readonly game: GameId
  readonly ask: <Name extends TableRequest>(name: Name, asked: Sent<Name>) => Promise<Answered<Name>>
  /** Sets the milliseconds between moves of computers; null pauses them. It is absent (null) if this player may not set the pace. */
  readonly setPace: ((pace: number | null) => void) | null
  /** Null where nobody else but the players may help: of a game with other people no server can be asked for a hint. */
  readonly hints: Hints | null
  readonly close: () => void
}

/** What a transport calls. The table sends `watch` each time that the connection opens, and gets updates from then on. */
export interface Listener {
  readonly update: (eye: Eye, update: PackedUpdate) => void
  readonly connection: (state: Connection) => void
}

export type Open = (listener: Listener) => Transport
