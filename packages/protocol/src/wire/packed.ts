import { z } from 'zod'
import { side, version } from '../names.ts'

const bank = z.tuple([z.number(), z.number()], side)

/**
 * An update as it crosses the wire, for who has the view it begins with: `from`, `version`, the changes of the patch,
 * the occurrences, where standing orders passed, the clock with the bank for being away (left to the Corp, to the Runner,
 * and whose is running), and 1 where an answer was taken back.
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

/** The version of the view it is for, and of the view it leads to. */
export const beginsAt = ([from]: PackedUpdate): number => from
export const leadsTo = ([, version]: PackedUpdate): number => version
