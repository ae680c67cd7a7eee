import type { ClientToServer, Person } from '@paydata/protocol'
import type { DefaultEventsMap, Server, Socket } from 'socket.io'
import type { World } from '../world.ts'

/** What is known of a connection. */
export interface Known {
  readonly me: Person | null
  readonly address: string
  /** Games it looks at. */
  readonly games: Set<string>
}

type None = Record<string, never>
/** What is told goes through `tell`, which knows what belongs to which name. */
export type Sockets = Server<ClientToServer, DefaultEventsMap, None, Known>
export type Connection = Socket<ClientToServer, DefaultEventsMap, None, Known>

/** Who asks, whether the connection is at this process or at another one. */
export interface Caller {
  readonly id: string
  /** False once they have gone, as far as it is known here. */
  readonly connected: boolean
  readonly data: Known
  readonly rooms: ReadonlySet<string>
  join(place: string): Promise<void> | void
  leave(place: string): Promise<void> | void
}

export interface Conversation {
  readonly world: World
  readonly connection: Caller
}
