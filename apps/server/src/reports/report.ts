import { side } from '@paydata/protocol'
import { z } from 'zod'

/** What a player doubted, and when; the game itself is in its log. */
export const report = z.strictObject({
  by: side,
  version: z.int(),
  text: z.string().nullable(),
})
export type Report = z.infer<typeof report>
