import { z } from 'zod'
import { chatLine } from './chat.ts'
import { gameId } from './names.ts'
import { listing, room } from './room.ts'
import { eye } from './table.ts'
import { packedUpdate } from './wire/packed.ts'

/** The messages that the server sends without a request. */
export const pushes = {
  /** Games of the lobby that are new or have changed, and games that have left it. */
  listed: z.object({ changed: z.array(listing), gone: z.array(gameId) }),
  room: z.object({ room }),
  /** An update for a client that has the view of this eye at the version that the update begins with. `unpackUpdate` reads it. */
  update: z.object({ game: gameId, eye, update: packedUpdate }),
  line: z.object({ game: gameId, line: chatLine }),
  /** The server begins no games any more, and closes when nobody plays, or at `until` at the latest, in milliseconds since 1970. */
  draining: z.object({ until: z.number() }),
  /** The server closes, or another one takes over. The client should connect again. */
  closing: z.object({}),
} as const

export type Pushes = typeof pushes
export type PushName = keyof Pushes
export type Pushed<Name extends PushName> = z.output<Pushes[Name]>
