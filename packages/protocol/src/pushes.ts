import { z } from 'zod'
import { chatLine } from './chat.ts'
import { gameId } from './names.ts'
import { listing, room } from './room.ts'
import { eye } from './table.ts'
import { packedUpdate } from './wire/packed.ts'

/** Everything that the server says without having been asked. */
export const pushes = {
  /** A game in the lobby is new or has changed, or is there no more. */
  listed: z.object({ changed: z.array(listing), gone: z.array(gameId) }),
  room: z.object({ room }),
  /** For who has the view of this eye at the version the update begins with: `unpackUpdate` reads it. */
  update: z.object({ game: gameId, eye, update: packedUpdate }),
  line: z.object({ game: gameId, line: chatLine }),
  /** The server goes down, or on elsewhere: connect again. */
  closing: z.object({}),
} as const

export type Pushes = typeof pushes
export type PushName = keyof Pushes
export type Pushed<Name extends PushName> = z.output<Pushes[Name]>
