import type { Answered, Eye, GameId, PackedUpdate, RequestName, Sent } from '@paydata/protocol'

/** What a table asks of whoever runs its game: requests of the protocol. */
export type TableRequest = Extract<
  RequestName,
  'watch' | 'reply' | 'whyNot' | 'macros' | 'macro' | 'concede' | 'takeBack' | 'orders' | 'history'
>
export type Connection = 'opening' | 'open' | 'lost'

/** The way to whoever runs the game. The table does not know whether that is a worker of this page or a server. */
export interface Transport {
  readonly game: GameId
  readonly ask: <Name extends TableRequest>(name: Name, asked: Sent<Name>) => Promise<Answered<Name>>
  /** Sets the milliseconds between what computers do, or stops them; null where that is not for who sits here. */
  readonly setPace: ((pace: number | null) => void) | null
  readonly close: () => void
}

/** Who sits at the table asks to watch each time that the connection opens; from then on updates come. */
export interface Listener {
  readonly update: (eye: Eye, update: PackedUpdate) => void
  readonly connection: (state: Connection) => void
}

export type Open = (listener: Listener) => Transport
