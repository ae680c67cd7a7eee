import { eye, packedUpdate, person, refusedRequest } from '@paydata/protocol'
import { z } from 'zod'

/** Somebody who is connected to another process. */
export const caller = z.object({ id: z.string(), me: person.nullable(), address: z.string() })
export type CallerData = z.infer<typeof caller>

/** The version that clients were shown last, for each eye: two eyes may differ if the owner of the game died in between. */
export const versions = z.partialRecord(eye, z.int())
export type Versions = z.infer<typeof versions>

/** What one process asks of the owner of a game. */
export const wanted = z.discriminatedUnion('do', [
  /** A request of a client, as the process of its connection has read it. */
  z.object({
    do: z.literal('request'),
    caller,
    game: z.string(),
    name: z.string(),
    asked: z.unknown(),
  }),
  /** Somebody who watched the game before it changed hands watches it again. */
  z.object({
    do: z.literal('comeAgain'),
    caller,
    game: z.string(),
    places: z.array(z.string()),
    have: versions,
  }),
  z.object({ do: z.literal('goFrom'), caller, game: z.string() }),
  /** Whether a player is asked in a game with a clock. */
  z.object({ do: z.literal('owes'), game: z.string(), player: z.string() }),
  /** A player goes on holiday, or comes back. */
  z.object({ do: z.literal('holiday'), game: z.string(), player: z.string(), until: z.number().nullable() }),
  /** A player is deleted, and leaves the game. */
  z.object({ do: z.literal('remove'), game: z.string(), player: z.string() }),
])
export type Wanted = z.infer<typeof wanted>

/** The answer to a request of a client. */
export const answerFromAfar = z.union([refusedRequest, z.looseObject({ ok: z.literal(true) })])
/** What somebody who watches a game again has missed; null if they have to begin with a whole view. */
export const cameAgain = z.object({ missed: z.array(z.object({ eye, update: packedUpdate })).nullable() })

/** Everything that processes say to each other. */
export const envelope = z.discriminatedUnion('is', [
  /** The receiver reads `wanted`: a newer process may ask for something that it does not know, and is told so. */
  z.object({ is: z.literal('ask'), n: z.int(), from: z.string(), wanted: z.unknown() }),
  z.object({ is: z.literal('answer'), n: z.int(), given: z.unknown() }),
  /** The process does not do what it was asked, and would not if it were asked again. */
  z.object({ is: z.literal('refused'), n: z.int(), refusal: refusedRequest }),
  /** The process does not own the game, or not any more. */
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
  /** Games have changed hands. `to` is null when the sender has lost them and does not know to which process. */
  z.object({ is: z.literal('moved'), games: z.array(z.string()), to: z.string().nullable() }),
  /** What was spent of the limits that all processes share. */
  z.object({
    is: z.literal('spent'),
    from: z.string(),
    spent: z.array(z.tuple([z.string(), z.string(), z.int()])),
  }),
])
export type Envelope = z.infer<typeof envelope>
