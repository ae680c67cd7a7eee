import type { Patch, RefusedOptionView, SeenOccurrence, View } from '@paydata/engine'
import { z } from 'zod'
import { clientId, gameId, side, version } from './names.ts'
import { packedUpdate } from './wire/packed.ts'

const question = z.int().min(0)
/**
 * A list of numbers. Its limit is far above the number of options of any question. It is read-only for the compiler alone:
 * `readonly()` of zod freezes its input before it has checked that it is an array, and bytes, which a client may send, cannot be
 * frozen.
 */
const numbers: z.ZodType<readonly number[], readonly number[]> = z.array(z.int()).max(1000)

/** A reply in the form that the engine takes. Only the engine decides whether it answers the question. */
export const reply = z.union([
  z.strictObject({ question, choose: numbers }),
  z.strictObject({ question, number: z.int() }),
  z.strictObject({ question, amounts: numbers }),
])

/** A reply in the form in which it is stored: with the names of options, which mean the same when lists are ordered otherwise. */
export const namedReply = z.union([
  z.object({ chosen: z.array(z.string()).readonly() }),
  z.object({ number: z.int() }),
  z.object({ paid: z.record(z.string(), z.int()) }),
])

export const replyMessage = z.strictObject({
  game: gameId,
  /** A client sends a reply with the same id each time. */
  id: clientId,
  /** The version of the view in which the player saw the question. */
  version,
  reply,
})

const bank = z.object({
  left: z.object({ corp: z.number(), runner: z.number() }),
  running: z.array(side),
})
/**
 * The milliseconds that are left, and whose time is running. A player who is asked while away uses up `away` first. When nothing is
 * left of it, their clock begins to run.
 */
export const clock = bank.extend({ away: bank })
export type Clock = z.infer<typeof clock>

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null

/** The engine of the server makes these and that of the client reads them, so their shape is not checked here. */
export const view = z.custom<View>(isRecord)
export const refusedOption = z.custom<RefusedOptionView>(isRecord)
export const patch = z.custom<Patch>(Array.isArray)
export const occurrence = z.custom<SeenOccurrence>(isRecord)

/** The eyes through which a game in progress can be seen. A spectator who may see both hands has the eyes of both players. */
export const eye = z.enum(['corp', 'runner', 'spectator'])
export type Eye = z.infer<typeof eye>

/** A window in which a standing order passed. */
export const passed = z.object({ by: side, structure: z.string(), step: z.string() })
export type Passed = z.infer<typeof passed>

/** An update that leads from one version of a view to another. `unpackUpdate` makes it from a message of the server. */
export const update = z.object({
  eye,
  from: version,
  version,
  patch,
  occurrences: z.array(occurrence),
  passed: z.array(passed),
  /** Whether an answer was taken back between the two versions. */
  takenBack: z.boolean(),
  clock: clock.nullable(),
})
export type Update = z.infer<typeof update>

/** Brings a viewer up to date: with the updates that were missed, or with the whole view. */
export const seen = z.discriminatedUnion('is', [
  z.object({ is: z.literal('whole'), eye, version, view, clock: clock.nullable() }),
  z.object({ is: z.literal('missed'), eye, updates: z.array(packedUpdate) }),
])
export type Seen = z.infer<typeof seen>
