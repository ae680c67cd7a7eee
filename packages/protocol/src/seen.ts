import { z } from 'zod'
import { because as reason } from './because.ts'
import { side, version } from './names.ts'
import type { ReplayFile } from './replay.ts'
import { clock, eye, namedReply, occurrence, patch, reply, view } from './table.ts'

/** The eyes that a finished game can be seen through; `all` sees both hands. */
export const openEye = z.enum([...eye.options, 'all'])
export type OpenEye = z.infer<typeof openEye>

/**
 * A finished game as one eye saw it, entry by entry. It is stored when the game ends and never worked out again. It is plain JSON, so
 * later releases can read it even if they pack their updates in another way.
 */
export const track = z.object({
  first: view,
  updates: z.array(
    z.object({
      version,
      patch,
      occurrences: z.array(occurrence),
      takenBack: z.boolean(),
      clock: clock.nullable(),
    }),
  ),
})
export type Track = z.infer<typeof track>

/**
 * The answers that were not taken back, with the places and the names of their options. Each has the version that it led to, and a
 * digest of the game at that version.
 */
export const course = z.array(
  z.object({
    version,
    by: z.enum([...side.options, 'both']),
    reply: reply.nullable(),
    named: namedReply.nullable(),
    after: z.string(),
    automatic: z.boolean(),
    because: reason.optional(),
  }),
)
export type Course = z.infer<typeof course>

/** An answer of a finished game in the form in which it is replayed: only with the names of its options. */
export function toldIn({
  by,
  named,
  after,
  automatic,
  because,
}: Course[number]): ReplayFile['answers'][number] {
  if (by === 'both') return { by, named: null, after, automatic }
  return { by, named, after, automatic, ...(because !== undefined && { because }) }
}

/** Positions from which a player can play on: one of each turn and the last one, with the numbers of their rules and cards. */
export const positions = z.object({
  rules: z.int(),
  cards: z.record(z.string(), z.int()),
  saves: z.array(z.object({ version, saved: z.string() })),
})

/** The parts of a finished game that a replay needs. Each has an address of its own, and no part contains another. */
export const filmParts = {
  corp: track,
  runner: track,
  spectator: track,
  all: track,
  course,
  positions,
} as const
export type FilmPart = keyof typeof filmParts
export const filmPartAddress = (game: string, part: string): string => `/api/games/${game}/seen/${part}`
