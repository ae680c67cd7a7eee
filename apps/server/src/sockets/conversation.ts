import type { ClientToServer, Person } from '@paydata/protocol'
import type { DefaultEventsMap, Server, Socket } from 'socket.io'

/** What a process knows of a connection. */
export interface Known {
  readonly me: Person | null
  readonly address: string
  /** The games that it watches. */
  readonly games: Set<string>
}

type None = Record<string, never>
/** Messages to clients go through `tell`, which knows the type of each. */
export type Sockets = Server<ClientToServer, DefaultEventsMap, None, Known>
export type Connection = Socket<ClientToServer, DefaultEventsMap, None, Known>

/** All who are connected to this process. */
export interface Here {
  find(connection: string): Connection | undefined
  tell(place: string, name: string, pushed: unknown, except?: readonly string[]): void
  disconnect(place: string): void
  /** The players of all connections. */
  people(): ReadonlySet<string>
}

export const hereBy = (sockets: Sockets): Here => ({
  find: connection => sockets.sockets.sockets.get(connection),
  tell: (place, name, pushed, except = []) =>
    void sockets
      .to(place)
      .except([...except])
      .emit(name, pushed),
  disconnect: place => void sockets.in(place).disconnectSockets(true),
  people: () => new Set([...sockets.sockets.sockets.values()].flatMap(({ data }) => data.me?.id ?? [])),
})

/** Somebody who asks for something, through a connection to this process or to another one. */
export interface Caller {
  readonly id: string
  /** False once they have disconnected, as far as this process knows. */
  readonly connected: boolean
  readonly data: Known
  readonly rooms: ReadonlySet<string>
  join(place: string): Promise<void> | void
  leave(place: string): Promise<void> | void
}

/** What somebody asks for through a connection, and the parts of the server that it needs. */
export interface Conversation<World> {
  readonly world: World
  readonly connection: Caller
}
