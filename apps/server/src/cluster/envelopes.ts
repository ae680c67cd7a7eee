import { eye, packedUpdate, person, refusal } from '@paydata/protocol'
import { z } from 'zod'

/** Somebody whose connection is at another process. */
export const caller = z.object({ id: z.string(), me: person.nullable(), address: z.string() })
export type CallerData = z.infer<typeof caller>

/** What clients were shown last, by whose eyes they look: two of one game may differ if its server died in between. */
export const versions = z.partialRecord(eye, z.int())
export type Versions = z.infer<typeof versions>

/** What one process wants done by the one that has the game. */
export const wanted = z.discriminatedUnion('do', [
  /** What a client asks, as it was read at the door. */
  z.object({
    do: z.literal('request'),
    caller,
    game: z.string(),
    name: z.string(),
    asked: z.unknown(),
  }),
  /** Somebody who looked at the game already: it has changed hands. */
  z.object({
    do: z.literal('comeAgain'),
    caller,
    game: z.string(),
    places: z.array(z.string()),
    have: versions,
  }),
  z.object({ do: z.literal('goFrom'), caller, game: z.string() }),
  /** A player is deleted. */
  z.object({ do: z.literal('remove'), game: z.string(), player: z.string() }),
])
export type Wanted = z.infer<typeof wanted>

/** What comes back for a request of a client. */
export const answerFromAfar = z.union([refusal, z.looseObject({ ok: z.literal(true) })])
/** What somebody who came again has missed; null if they cannot go on from there. */
export const cameAgain = z.object({ missed: z.array(z.object({ eye, update: packedUpdate })).nullable() })

/** Everything that processes say to each other. */
export const envelope = z.discriminatedUnion('is', [
  /** What is wanted is read by who does it: a newer process may want what is not known here, and is told so. */
  z.object({ is: z.literal('ask'), n: z.int(), from: z.string(), wanted: z.unknown() }),
  z.object({ is: z.literal('answer'), n: z.int(), given: z.unknown() }),
  /** What was asked is not done, and would not be if it were asked again of the same process. */
  z.object({ is: z.literal('refused'), n: z.int(), refusal }),
  /** The game is not, or not any more, where it was asked for. */
  z.object({ is: z.literal('elsewhere'), n: z.int() }),
  z.object({ is: z.literal('join'), from: z.string(), connection: z.string(), place: z.string() }),
  z.object({ is: z.literal('leave'), connection: z.string(), place: z.string() }),
  z.object({
    is: z.literal('tell'),
    from: z.string(),
    place: z.string(),
    name: z.string(),
    pushed: z.unknown(),
    except: z.array(z.string()),
  }),
  z.object({ is: z.literal('disconnect'), from: z.string(), place: z.string() }),
  /** Games that have changed hands. Null from who finds that it has lost them. */
  z.object({ is: z.literal('moved'), games: z.array(z.string()), to: z.string().nullable() }),
  /** What was taken from the limits of doors that all processes share. */
  z.object({
    is: z.literal('spent'),
    from: z.string(),
    spent: z.array(z.tuple([z.string(), z.string(), z.int()])),
  }),
])
export type Envelope = z.infer<typeof envelope>
