import { z } from 'zod'
import { because as reason } from './because.ts'
import { side, version } from './names.ts'
import type { ReplayFile } from './replay.ts'
import { clock, eye, namedReply, occurrence, patch, reply, view } from './table.ts'

/** Whose eyes a game that is over is seen with; `all` sees both hands. */
export const openEye = z.enum([...eye.options, 'all'])
export type OpenEye = z.infer<typeof openEye>

/**
 * A game that is over as one eye saw it, entry by entry, as it was written down when it ended: nothing of it is worked out
 * again. It is plain JSON, which the next release reads whatever it sends its updates in.
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

/** The answers that counted in the end, by place and by name, each with the version it led to and a digest of the game then. */
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

/** An answer of a game that is over, as it is told again: by name alone. */
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

/** Positions to play on from: one of each turn, and the end; and the rules and cards by which they were saved. */
export const positions = z.object({
  rules: z.int(),
  cards: z.record(z.string(), z.int()),
  saves: z.array(z.object({ version, saved: z.string() })),
})

/** The parts of a game that is over which its replay shows, each at an address of its own: no part is in another. */
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
