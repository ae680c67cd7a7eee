import { z } from 'zod'
import { side, version } from '../names.ts'

const bank = z.tuple([z.number(), z.number()], side)

/**
 * A packed update, which a client that has the view at `from` can unpack. Its fields are `from`, `version`, the changes of the patch,
 * the occurrences, where standing orders passed, the clock with the bank for being away (what the Corp has left, what the Runner has
 * left, and whose is running), and 1 if an answer was taken back.
 */
export const packedUpdate = z.tuple([
  version,
  version,
  z.array(z.unknown()),
  z.array(z.unknown()),
  z.array(z.unknown()),
  z.tuple([bank, bank]).nullable(),
  z.literal([0, 1]),
])
export type PackedBank = z.infer<typeof bank>
export type PackedUpdate = z.infer<typeof packedUpdate>

/** The version of the view that an update is for, and the version that it leads to. */
export const beginsAt = ([from]: PackedUpdate): number => from
export const leadsTo = ([, version]: PackedUpdate): number => version
