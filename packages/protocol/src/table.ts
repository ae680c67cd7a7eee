import type { Patch, SeenOccurrence, Unavailable, View } from '@paydata/engine'
import { z } from 'zod'
import { clientId, gameId, side, version } from './names.ts'
import { packedUpdate } from './wire/packed.ts'

const question = z.int().min(0)
/**
 * As many as a question may have options, far more than any has. Read-only for the compiler alone: `readonly()` of zod freezes
 * what it is given before it is known to be an array, and bytes cannot be frozen.
 */
const numbers: z.ZodType<readonly number[], readonly number[]> = z.array(z.int()).max(1000)

/** What the engine takes as an answer; whether it answers the question, only the engine says. */
export const reply = z.union([
  z.strictObject({ question, choose: numbers }),
  z.strictObject({ question, number: z.int() }),
  z.strictObject({ question, amounts: numbers }),
])

/** The same as it is stored: by the names of what was chosen, which mean the same whatever the order of a list becomes. */
export const namedReply = z.union([
  z.object({ chosen: z.array(z.string()).readonly() }),
  z.object({ number: z.int() }),
  z.object({ paid: z.record(z.string(), z.int()) }),
])

export const replyMessage = z.strictObject({
  game: gameId,
  /** The same for each time this reply is sent. */
  id: clientId,
  /** Of the view in which the player saw the question. */
  version,
  reply,
})

const bank = z.object({
  left: z.object({ corp: z.number(), runner: z.number() }),
  running: z.array(side),
})
/**
 * Milliseconds left, and whose time is running. Who is asked and not there uses up `away` first; when nothing is left of
 * it, their clock begins to run.
 */
export const clock = bank.extend({ away: bank })
export type Clock = z.infer<typeof clock>

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null

/** The engine makes these and the client's copy of the engine reads them: their shape is its business. */
export const view = z.custom<View>(isRecord)
export const unavailable = z.custom<Unavailable>(isRecord)
export const patch = z.custom<Patch>(Array.isArray)
export const occurrence = z.custom<SeenOccurrence>(isRecord)

/** What a viewer may watch: one table, or both players' views in step. */
export const eye = z.enum(['corp', 'runner', 'spectator'])
export type Eye = z.infer<typeof eye>

/** A window in which a standing order passed. */
export const passed = z.object({ by: side, structure: z.string(), step: z.string() })
export type Passed = z.infer<typeof passed>

/** The way from one version of a view to another, once it is unpacked: `unpackUpdate` makes it of what was sent. */
export const update = z.object({
  eye,
  from: version,
  version,
  patch,
  occurrences: z.array(occurrence),
  passed: z.array(passed),
  /** Whether a player's answer, and all that came of it, was taken back on the way. */
  takenBack: z.boolean(),
  clock: clock.nullable(),
})
export type Update = z.infer<typeof update>

/** What brings a viewer up to date: what was missed, or the whole view. */
export const seen = z.discriminatedUnion('is', [
  z.object({ is: z.literal('whole'), eye, version, view, clock: clock.nullable() }),
  z.object({ is: z.literal('missed'), eye, updates: z.array(packedUpdate) }),
])
export type Seen = z.infer<typeof seen>
