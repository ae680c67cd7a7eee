import type { Heard, Said } from './messages.ts'

export type Connection = 'opening' | 'open' | 'lost'

/** The way to whoever runs the game. The table does not know whether that is a worker of this page or a server. */
export interface Transport {
  readonly send: (said: Said) => void
  readonly close: () => void
}

export interface Listener {
  readonly hear: (heard: Heard) => void
  readonly connection: (state: Connection) => void
}

export type Open = (listener: Listener) => Transport
