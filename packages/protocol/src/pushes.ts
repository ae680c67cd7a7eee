import { z } from 'zod'
import { chatLine } from './chat.ts'
import { gameId } from './names.ts'
import { listing, room } from './room.ts'
import { call, challenge } from './searches.ts'
import { eye } from './table.ts'
import { packedUpdate } from './wire/packed.ts'

/** The messages that the server sends without a request. */
export const pushes = {
  /** Games of the lobby that are new or have changed, and games that have left it. */
  listed: z.object({ changed: z.array(listing), gone: z.array(gameId) }),
  room: z.object({ room }),
  /** The search of a player has found somebody: they are at the table of this game. */
  paired: z.object({ game: gameId }),
  /** Somebody looks for an opponent, and the player wanted to be called. */
  called: z.object({ call }),
  /** Somebody else was first at a search that the player was called to, or it is over. */
  callOver: z.object({ game: gameId }),
  /** A challenge by the player or of them, as it is now. */
  challenge: z.object({ challenge }),
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
